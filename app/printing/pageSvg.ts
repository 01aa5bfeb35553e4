import { NO_COLOUR, type PageScene, PAPER_COLOURS, PAPER_FONT, type SceneShape } from './scene';

/** What XML does not allow, even as a character reference. */
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escapeXml = (text: string): string =>
  text
    .replace(NOT_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const figure = (value: number): string => `${Math.round(value * 100) / 100}`;

/** `name="value"` for each; numbers with two decimals. */
const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? figure(value) : escapeXml(value)}"`)
    .join('');

function shapeSvg(shape: SceneShape): string {
  switch (shape.kind) {
    case 'text': {
      const { x, y, size, weight, colour, width, text } = shape;
      const fitted = { textLength: width, lengthAdjust: 'spacingAndGlyphs' };
      const look = { 'font-size': size, 'font-weight': weight, fill: colour, ...fitted };
      return `<text${attributes({ x, y, ...look })}>${escapeXml(text)}</text>`;
    }
    case 'rect': {
      const { x, y, width, height, radius, fill, stroke, lineWidth } = shape;
      return `<rect${attributes({ x, y, width, height, rx: radius, fill, stroke, 'stroke-width': lineWidth })}/>`;
    }
    case 'line': {
      const { x1, y1, x2, y2, colour, lineWidth } = shape;
      return `<line${attributes({ x1, y1, x2, y2, stroke: colour, 'stroke-width': lineWidth })}/>`;
    }
    case 'path': {
      const { d, x, y, size, fill, stroke, lineWidth } = shape;
      const transform = `translate(${figure(x)} ${figure(y)}) scale(${figure(size / 24)})`;
      const pen = stroke === NO_COLOUR ? {} : { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
      return `<path${attributes({ d, transform, fill, stroke, 'stroke-width': lineWidth, ...pen })}/>`;
    }
  }
}

export const viewBoxOf = ({ width, height }: Pick<PageScene, 'width' | 'height'>): string => `0 0 ${width} ${height}`;

/** A page as an SVG document of its own. It refers to nothing outside itself. */
export function pageSvg({ width, height, shapes }: PageScene): string {
  const size = { width, height, viewBox: viewBoxOf({ width, height }) };
  const root = { xmlns: 'http://www.w3.org/2000/svg', ...size, 'font-family': PAPER_FONT.fontFamily };
  const paper = attributes({ width, height, fill: PAPER_COLOURS.paper });
  return `<svg${attributes(root)}><rect${paper}/>${shapes.map(shapeSvg).join('')}</svg>`;
}

/**
 * An HTML document that prints each page on a sheet of its own. A sheet is a little lower than US Letter, so that
 * rounding never pushes an empty sheet out of the printer. Browsers take points; the phones' printers take pixels of
 * 1/72 inch.
 */
export function pagesHtml(title: string, language: string, svgs: readonly string[], unit: 'pt' | 'px'): string {
  const style = [
    '@page{margin:0}',
    'html,body{margin:0;padding:0;background:#fff}',
    `svg{display:block;width:594${unit};height:790${unit};margin:0 auto;break-after:page;break-inside:avoid}`,
    'svg:last-of-type{break-after:auto}',
  ].join('');
  const head = `<meta charset="utf-8"><title>${escapeXml(title)}</title><style>${style}</style>`;
  return `<!doctype html><html lang="${escapeXml(language)}"><head>${head}</head><body>${svgs.join('')}</body></html>`;
}
