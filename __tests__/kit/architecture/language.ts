import ts from 'typescript';
import { at, nodes, perFile, type Rule } from './tree';

const WORDS = 'src/words/';
const isIn = (file: string, ...folders: readonly string[]): boolean =>
  folders.some((folder) => file.startsWith(folder));

/** The hook that decides the language for every screen. */
const DECIDES_LANGUAGE = 'app/hooks/useWords.tsx';
/** Where the app asks the device which language its owner prefers. */
const ASKS_DEVICE = /^app\/device\/language(\.web)?\.ts$/;

/** `words(…)` is called in one place of the app; the commands speak English, and no other room speaks. */
export const oneLanguageDecision: Rule = perFile((file, source) => {
  if (!isIn(file, 'app/', 'src/') || isIn(file, WORDS, 'src/cli/') || file === DECIDES_LANGUAGE) return [];
  return nodes(source).flatMap((node) =>
    ts.isImportSpecifier(node) && NAMING.has((node.propertyName ?? node.name).text) && isFromWords(node)
      ? [`${at(file, node)} chooses a language: ${(node.propertyName ?? node.name).text}`]
      : [],
  );
});

const NAMING = new Set(['words', 'chooseLanguage', 'DEFAULT_LANGUAGE', 'LANGUAGES']);
const isFromWords = (node: ts.ImportSpecifier): boolean => {
  const from = node.parent.parent.parent.moduleSpecifier;
  return ts.isStringLiteralLike(from) && from.text === '@/words' && !node.isTypeOnly;
};

/** Times, numbers and capitals depend on a language: only the dictionaries format them. Commands print English. */
export const formatsInWords: Rule = perFile((file, source) => {
  if (!isIn(file, 'app/', 'src/') || isIn(file, WORDS, 'src/cli/') || ASKS_DEVICE.test(file)) return [];
  return nodes(source).flatMap((node) => {
    if (!ts.isIdentifier(node)) return [];
    const isMember = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
    if (isMember && (node.text.startsWith('toLocale') || node.text === 'toUpperCase' || node.text === 'toFixed'))
      return [`${at(file, node)} formats for one language: ${node.text}`];
    return !isMember && node.text === 'Intl' ? [`${at(file, node)} formats for one language: Intl`] : [];
  });
});

const hasLetters = (text: string): boolean => /\p{L}{2}/u.test(text);
const isSentence = (text: string): boolean => /\p{L}{2,} \p{L}{2,}/u.test(text);
/** A blank, or a sign that separates words. */
const separates = (text: string): boolean => /\s|[·…]|[.,:](?=\s|$)|;(?=\s)/u.test(text);

/** Attributes and arguments that name a thing and are never shown. */
const CODES = new Set(['fontFamily', 'testID', 'key', 'keptAs', 'nativeID', 'id', 'name', 'href', 'to']);
const NAMES_A_CODE = new Set(['useUnsentInput', 'Error', 'insertRule', 'makeMediaQueryHook']);

/** Attributes that are shown or spoken. Every element's text is, too. */
const SHOWN = new Set([
  'aria-label',
  'accessibilityLabel',
  'accessibilityHint',
  'alt',
  'hint',
  'help',
  'label',
  'placeholder',
  'subtitle',
  'text',
  'title',
]);

/** What a node is written for: the nearest attribute, property or call around it, or the text of an element. */
function purposeOf(node: ts.Node): { readonly kind: 'text' | 'name' | 'call' | 'other'; readonly name: string } {
  for (let inner = node, outer = node.parent; outer !== undefined; inner = outer, outer = outer.parent) {
    if (ts.isJsxAttribute(outer)) return { kind: 'name', name: outer.name.getText() };
    if (ts.isJsxExpression(outer) && (ts.isJsxElement(outer.parent) || ts.isJsxFragment(outer.parent)))
      return { kind: 'text', name: '' };
    if (ts.isPropertyAssignment(outer) && outer.initializer === inner)
      return { kind: 'name', name: outer.name.getText().replace(/['"]/g, '') };
    if ((ts.isCallExpression(outer) || ts.isNewExpression(outer)) && outer.expression !== inner)
      return { kind: 'call', name: lastName(outer.expression) };
    // A condition, a comparison or an index decides something; it is not what is shown.
    if (isDecision(outer, inner) || ts.isStatement(outer) || ts.isFunctionLike(outer)) break;
  }
  return { kind: 'other', name: '' };
}

const isDecision = (outer: ts.Node, inner: ts.Node): boolean =>
  (ts.isConditionalExpression(outer) && outer.condition === inner) ||
  (ts.isElementAccessExpression(outer) && outer.argumentExpression === inner) ||
  (ts.isBinaryExpression(outer) && /^(===|!==|==|!=|in|<|>|<=|>=)$/.test(outer.operatorToken.getText()));

const isCompared = (node: ts.Node): boolean => isDecision(node.parent, node);

const lastName = (callee: ts.Expression): string =>
  ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();

/** Drawings are strings, too, and so is the markup of a printed page: its texts come from a layout. */
const MARKUP: ReadonlySet<string> = new Set(['app/components/iconShapes.ts', 'app/printing/pageSvg.ts']);

/**
 * Letters that reach a person: the text of an element, or an attribute that is shown or spoken. Elsewhere two words in
 * a row are taken for a sentence: codes have no blanks.
 */
export const noTextOutsideWords: Rule = perFile((file, source) => {
  if (!isIn(file, 'app/') || MARKUP.has(file)) return [];
  return nodes(source).flatMap((node) => {
    const text = textOf(node);
    if (text === null || !hasLetters(text)) return [];
    const { kind, name } = ts.isJsxText(node) ? { kind: 'text', name: '' } : purposeOf(node);
    const isCode = (kind === 'name' && CODES.has(name)) || (kind === 'call' && NAMES_A_CODE.has(name));
    return kind === 'text' || (kind === 'name' && SHOWN.has(name)) || (!isCode && !isCompared(node) && isSentence(text))
      ? [`${at(file, node)} shows text that is not in words: ${text.trim()}`]
      : [];
  });
});

const textOf = (node: ts.Node): string | null =>
  ts.isJsxText(node) || ts.isStringLiteralLike(node)
    ? node.text
    : ts.isTemplateExpression(node)
      ? [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('\0')
      : null;

/** Words are put together in one order, with one kind of blank and stop, in one language only. */
export const noJoinsOutsideWords: Rule = perFile((file, source) => {
  if (!isIn(file, 'app/') || isIn(file, 'app/theme/') || MARKUP.has(file)) return [];
  return nodes(source).flatMap((node) => {
    const joined = joinOf(node);
    if (joined === null || !separates(joined)) return [];
    const { kind, name } = purposeOf(node);
    if ((kind === 'name' && CODES.has(name)) || (kind === 'call' && NAMES_A_CODE.has(name))) return [];
    return [`${at(file, node)} joins words outside words: ${node.getText().slice(0, 80)}`];
  });
});

/** What stands between or around the joined parts; null where nothing is joined. */
function joinOf(node: ts.Node): string | null {
  if (ts.isTemplateExpression(node)) return textOf(node);
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const [between] = node.arguments;
    const joins = node.expression.name.text === 'join' && between !== undefined && ts.isStringLiteralLike(between);
    return joins ? between.text : null;
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return [node.left, node.right].map((side) => (ts.isStringLiteralLike(side) ? side.text : '')).join('');
  return null;
}
