import { strict as assert } from 'node:assert';
import { type Page } from 'playwright-core';

/** Texts that do not fit where they are shown, by what is wrong with them. */
export interface MisfitTexts {
  /** Parts of a text that is cut off: by dots, by a limit of lines, or by the edge of a box. */
  readonly cut: readonly string[];
  /** Texts that stick out of the control they are shown in. */
  readonly outside: readonly string[];
  /** Texts that lie over one another. */
  readonly covered: readonly string[];
}

/** Looks at every text of the page. A text that is scrolled out of sight is neither covered nor cut. */
export const misfitTexts = (page: Page): Promise<MisfitTexts> =>
  page.evaluate(() => {
    const CONTROLS = 'button, a, input, [role=button], [role=link], [role=radio], [role=checkbox], [role=tab]';
    /** The widest blank, in letter heights. */
    const BLANK = 0.39;
    const cut: string[] = [];
    const outside: string[] = [];
    const covered: string[] = [];
    const seen: { readonly element: HTMLElement; readonly named: string; readonly line: DOMRect }[] = [];
    const isPainted = (element: Element): boolean =>
      element instanceof SVGElement || !/, 0\)$|^transparent$/.test(getComputedStyle(element).backgroundColor);
    const isSeen =
      (element: HTMLElement) =>
      ({ left, top, width, height }: DOMRect): boolean => {
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (hit === null) return false;
        // Scrolled out of the part that shows it.
        for (let box = element.parentElement; box !== null; box = box.parentElement) {
          const edge = box.getBoundingClientRect();
          const middle = top + height / 2;
          if (getComputedStyle(box).overflowY !== 'visible' && (middle < edge.top || middle > edge.bottom))
            return false;
        }
        // What lies over it hides it only if it is painted: a panel is, another text is not.
        for (let over: Element | null = hit; over !== null && !over.contains(element); over = over.parentElement)
          if (!element.contains(over) && isPainted(over)) return false;
        return true;
      };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const element = text.parentElement;
      const said = text.textContent?.trim() ?? '';
      if (
        element === null ||
        said === '' ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      // Only there to take up width.
      if (element.closest('[aria-hidden=true]')?.clientHeight === 0) continue;
      if (element.closest('noscript, script, style') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      // A blank at the end of a line may hang over the edge: it is narrower than any line of text.
      const blank = BLANK * parseFloat(getComputedStyle(element).fontSize);
      const lines = Array.from(range.getClientRects()).filter(({ width, height }) => width > blank && height > 0);
      if (lines.length === 0) continue;
      const place = element.closest('[data-testid]')?.getAttribute('data-testid') ?? '';
      const named = `${said} (${place})`;

      // The nearest box that hides what does not fit into it, unless one can scroll there.
      for (let box: HTMLElement | null = element; box !== null; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        const edge = box.getBoundingClientRect();
        const isCut =
          (box === element && (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 3)) ||
          lines.some(
            ({ left, right, top, bottom }) =>
              left < edge.left - 1.5 || right > edge.right + 1.5 || top < edge.top - 5 || bottom > edge.bottom + 5,
          );
        if (isCut) cut.push(named);
        break;
      }

      const control = element.closest<HTMLElement>(CONTROLS);
      if (control !== null) {
        const edge = control.getBoundingClientRect();
        const sticksOut = lines.some(
          ({ left, right, top, bottom }) =>
            left < edge.left - 1 || right > edge.right + 1 || top < edge.top - 4 || bottom > edge.bottom + 4,
        );
        if (sticksOut && !cut.includes(named)) outside.push(named);
      }

      // A text below an open panel is not seen at all; one whose middle is seen must be free.
      if (!cut.includes(named)) seen.push(...lines.filter(isSeen(element)).map((line) => ({ element, named, line })));
    }
    seen.forEach((one, index) => {
      const other = seen.slice(index + 1).find(({ element, line }) => {
        const wide = Math.min(line.right, one.line.right) - Math.max(line.left, one.line.left);
        const high = Math.min(line.bottom, one.line.bottom) - Math.max(line.top, one.line.top);
        return wide > 2 && high > 6 && !element.contains(one.element) && !one.element.contains(element);
      });
      if (other !== undefined) covered.push(`${one.named} and ${other.named}`);
    });
    return { cut, outside, covered };
  });

/** Every text can be read where it is shown. `mayBeCut` names texts for which dots are the right answer, in English. */
export async function assertTextsFit(page: Page, mayBeCut: readonly RegExp[]): Promise<void> {
  const { cut, outside, covered } = await misfitTexts(page);
  const wrong = {
    cut: cut.filter((text) => !mayBeCut.some((allowed) => allowed.test(text.replaceAll('ë', '')))),
    outside,
    covered,
  };
  assert.deepEqual(wrong, { cut: [], outside: [], covered: [] }, `texts that do not fit at ${page.url()}`);
}
