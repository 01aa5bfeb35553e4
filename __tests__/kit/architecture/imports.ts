import { isBuiltin } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {
  ADAPTER_DOORS,
  APP,
  LATER_DOORS,
  LATER_SCRIPT,
  mayLoadTestData,
  mayOpenAdapters,
  NODE_ROOMS,
  PRACTICE_ROOM,
  PRACTICE_SCREEN,
  rankOf,
  RANKS,
  roomOf,
  RULINGS_FOLDERS,
  RULINGS_ROOM,
  TEST_DATA_ROOMS,
} from './house';
import { at, nodes, perFile, type Rule } from './tree';

/** What a file imports, in every spelling: import, export from, import(), require(), typeof import(). */
function* imports(source: ts.SourceFile): Generator<readonly [ts.Node, string]> {
  for (const node of nodes(source)) {
    const named =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
          ? node.argument.literal
          : ts.isCallExpression(node) && isImportCall(node)
            ? node.arguments[0]
            : undefined;
    if (named !== undefined && ts.isStringLiteralLike(named)) yield [node, named.text];
  }
}

const isImportCall = ({ expression }: ts.CallExpression): boolean =>
  expression.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(expression) && expression.text === 'require');

const eachImport = (complain: (file: string, room: string, wanted: string) => string | null): Rule =>
  perFile((file, source) => {
    const room = roomOf(file);
    if (room === null) return [];
    return [...imports(source)].flatMap(([node, wanted]) => {
      const complaint = complain(file, room, wanted);
      return complaint === null ? [] : [`${at(file, node)} ${complaint}`];
    });
  });

/** Relative paths stay at home. */
export const staysInRoom: Rule = eachImport((file, room, wanted) => {
  if (!wanted.startsWith('.')) return null;
  const target = path.posix.join(path.posix.dirname(file), wanted);
  const home = room === APP ? APP : `src/${room}`;
  return target === home || target.startsWith(`${home}/`) ? null : `leaves its room by a relative path: '${wanted}'`;
});

/** `@/room` points to a room of strictly lower rank. */
export const pointsDownward: Rule = eachImport((_, room, wanted) => {
  if (wanted.startsWith('@app/'))
    return `names the app by '${wanted}': inside it paths are relative, outside it nobody may`;
  if (!wanted.startsWith('@/')) return null;
  const target = wanted.slice(2).split('/')[0] ?? '';
  const [own, other] = [rankOf(room), RANKS[target]];
  if (other === undefined) return `imports '${wanted}', which is no room of the house`;
  return own !== undefined && other < own ? null : `imports '${wanted}' (rank ${other}) from ${room} (rank ${own})`;
});

/** Through the door only, and through an adapter's own door only at a composition root. */
export const usesDoors: Rule = eachImport((file, _, wanted) => {
  if (!wanted.startsWith('@/')) return null;
  const place = wanted.slice(2);
  if (!place.includes('/')) return null;
  const openers = LATER_DOORS[place];
  if (openers !== undefined)
    return openers.some((opener) => file.startsWith(opener))
      ? null
      : `opens '${wanted}', which only ${openers.join(', ')} may`;
  if (!ADAPTER_DOORS.includes(place)) return `goes past the door: '${wanted}'`;
  return mayOpenAdapters(file) ? null : `opens the adapter '${wanted}', which only a composition root may`;
});

/** Rank alone would let `state` or `app` import `simulate`; one such import would put it into the start bundle. */
export const simulateStaysOut: Rule = eachImport((_, room, wanted) => {
  const target = wanted.startsWith('@/') ? (wanted.slice(2).split('/')[0] ?? '') : '';
  if (!TEST_DATA_ROOMS.includes(target) || mayLoadTestData(room)) return null;
  return `loads '${wanted}', which only tests and command lines may`;
});

/**
 * `practice` brings `simulate` with it, so only its own screen imports it, and everybody else imports that screen by
 * `import()`: then neither is in the start bundle.
 */
export const practiceIsLoadedLazily: Rule = (tree) => [
  ...practiceByItsScreen(tree),
  ...practiceScreenByImportCall(tree),
];

const isOfPractice = (file: string): boolean => file.startsWith(`${PRACTICE_SCREEN}/`);

const practiceByItsScreen: Rule = eachImport((file, room, wanted) =>
  wanted !== `@/${PRACTICE_ROOM}` || room === PRACTICE_ROOM || isOfPractice(file)
    ? null
    : `loads '${wanted}', which only the Practice screen may`,
);

const practiceScreenByImportCall: Rule = perFile((file, source) => {
  if (roomOf(file) !== APP || isOfPractice(file)) return [];
  return [...imports(source)].flatMap(([node, wanted]) => {
    const target = path.posix.join(path.posix.dirname(file), wanted);
    const isWanted = target === PRACTICE_SCREEN || target.startsWith(`${PRACTICE_SCREEN}/`);
    const isLazy = ts.isImportTypeNode(node) || (ts.isCallExpression(node) && !ts.isIdentifier(node.expression));
    return isWanted && !isLazy ? [`${at(file, node)} loads the Practice screen at the start: '${wanted}'`] : [];
  });
});

const isOfRulings = (file: string): boolean => RULINGS_FOLDERS.some((folder) => `${file}/`.startsWith(folder));

/**
 * The questions and their words are as large as a fifth of the start. Only the folders of the Rulings screens import
 * them, and only the script that is loaded after the start imports those folders. Types cost nothing.
 */
export const rulingsAreLoadedLater: Rule = perFile((file, source) => {
  if (roomOf(file) !== APP || isOfRulings(file)) return [];
  return [...imports(source)].flatMap(([node, wanted]) => {
    if (isTypeOnly(node)) return [];
    const target = path.posix.join(path.posix.dirname(file), wanted);
    if (wanted === `@/${RULINGS_ROOM}`)
      return [`${at(file, node)} loads '${wanted}', which only the Rulings screens may`];
    const isLoaded = wanted.startsWith('.') && isOfRulings(target) && file !== LATER_SCRIPT;
    return isLoaded ? [`${at(file, node)} loads a Rulings screen outside of ${LATER_SCRIPT}: '${wanted}'`] : [];
  });
});

/** `import type …`, and an import of which every name is a type: nothing of it is left when the app runs. */
function isTypeOnly(node: ts.Node): boolean {
  if (ts.isImportTypeNode(node)) return true;
  if (!ts.isImportDeclaration(node)) return ts.isExportDeclaration(node) && node.isTypeOnly;
  const { importClause: clause } = node;
  if (clause === undefined) return false;
  if (clause.isTypeOnly) return true;
  const { namedBindings: names } = clause;
  return clause.name === undefined && names !== undefined && ts.isNamedImports(names)
    ? names.elements.every((one) => one.isTypeOnly)
    : false;
}

const isAdapter = (file: string): boolean =>
  ADAPTER_DOORS.some((door) => file === `src/${door}.ts` || file.startsWith(`src/${door}/`));

/** Node's own modules only where nothing but Node will ever run. */
export const nodeStaysOutside: Rule = eachImport((file, room, wanted) =>
  !isBuiltin(wanted) || NODE_ROOMS.includes(room) || isAdapter(file) ? null : `needs Node: '${wanted}'`,
);

const DRAWING =
  /^(react|react-dom|react-native|react-native-.+|@react-navigation|@testing-library|expo|expo-.+|@expo)(\/|$)/;

/** Nothing in src/ draws, and only adapters touch a phone. */
export const noReactInSrc: Rule = eachImport((file, room, wanted) =>
  room === APP || isAdapter(file) || !DRAWING.test(wanted) ? null : `draws, or needs a phone: '${wanted}'`,
);
