import { type Page } from 'playwright-core';

/**
 * How many dp of a text's height can be seen now, without scrolling and with nothing over it; the most where the text
 * stands in several places. `whole`: its whole height there. Null where no element has this text.
 */
export const heightInSight = (
  page: Page,
  text: string | RegExp,
  inside = 'body',
): Promise<{ readonly seen: number; readonly whole: number } | null> =>
  page.evaluate(
    ({ source, isExact, within }) => {
      const wanted = new RegExp(isExact ? `^${source}$` : source);
      const places = Array.from(document.querySelectorAll<HTMLElement>(`${within} *`)).filter(
        (element) =>
          element.children.length === 0 &&
          wanted.test(element.textContent ?? '') &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          // words for screen readers alone have no size
          element.getBoundingClientRect().height > 4,
      );
      const found = places.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const box = range.getBoundingClientRect();
        let [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
        for (let frame = element.parentElement; frame !== null; frame = frame.parentElement) {
          if (getComputedStyle(frame).overflowY === 'visible') continue;
          const edge = frame.getBoundingClientRect();
          [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        }
        // every few dp: is it this text that is seen there
        let seen = 0;
        for (let y = top + 1; y < bottom; y += 2) {
          const hit = document.elementFromPoint(box.left + 2, y);
          if (hit !== null && (element.contains(hit) || hit.contains(element))) seen += 2;
        }
        return { seen: Math.min(seen, box.height), whole: box.height };
      });
      return found.sort((a, b) => b.seen - a.seen)[0] ?? null;
    },
    {
      source: typeof text === 'string' ? text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : text.source,
      isExact: typeof text === 'string',
      within: inside,
    },
  );
