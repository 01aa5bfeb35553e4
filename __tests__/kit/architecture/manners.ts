import ts from 'typescript';
import { MOST_LINES, MOST_README_LINES, RANKS, roomOf, WITHOUT_DOOR } from './house';
import { at, isCode, nodes, perFile, type Rule, sourceFile, type Tree } from './tree';

const isDefault = (node: ts.Node): boolean =>
  ts.isExportAssignment(node) ||
  (ts.isExportSpecifier(node) && node.name.text === 'default') ||
  (ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword));

export const noDefaultExports: Rule = perFile((file, source) =>
  nodes(source)
    .filter(isDefault)
    .map((node) => `${at(file, node)} has a default export`),
);

export const noEnums: Rule = perFile((file, source) =>
  nodes(source)
    .filter(ts.isEnumDeclaration)
    .map((node) => `${at(file, node)} has an enum: ${node.name.text}`),
);

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** The names a file declares and exports. Re-exports of a door are not declarations. */
const exportedNames = (source: ts.SourceFile): string[] =>
  source.statements.filter(isExported).flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText(source));
    const { name } = statement as ts.DeclarationStatement;
    return name === undefined ? [] : [name.getText(source)];
  });

/** One exported name has one meaning. A file and its `.web` twin export the same names on purpose. */
export const namesAreUnique: Rule = (tree) => {
  const homes = new Map<string, Set<string>>();
  for (const [file, text] of tree) {
    if (!isCode(file) || roomOf(file) === null) continue;
    for (const name of exportedNames(sourceFile(file, text)))
      homes.set(name, (homes.get(name) ?? new Set()).add(file.replace(/\.web(?=\.tsx?$)/, '')));
  }
  return [...homes]
    .filter(([, files]) => files.size > 1)
    .map(([name, files]) => `${[...files].join(' and ')} both export ${name}: one name, one meaning`);
};

const lineCount = (text: string): number => text.replace(/\n$/, '').split('\n').length;

export const filesAreSmall: Rule = (tree) =>
  [...tree]
    .filter(([file, text]) => isCode(file) && lineCount(text) > MOST_LINES)
    .map(
      ([file, text]) => `${file} has ${lineCount(text)} lines, more than ${MOST_LINES}: it holds two things, part them`,
    );

/** The rooms a tree has, known ones and others. */
export const roomsIn = (tree: Tree): string[] =>
  [...new Set([...tree.keys()].filter((file) => file.startsWith('src/')).map((file) => roomOf(file) ?? file))].sort();

export const roomsAreKnown: Rule = (tree) =>
  roomsIn(tree)
    .filter((room) => RANKS[room] === undefined)
    .map((room) => `src/${room} is no room of the house: give it a rank or put it into a room`);

export const roomsHaveReadme: Rule = (tree) =>
  roomsIn(tree).flatMap((room) => {
    const readme = tree.get(`src/${room}/README.md`);
    if (readme === undefined) return [`src/${room} has no README.md that says what belongs there`];
    const lines = lineCount(readme);
    return lines > MOST_README_LINES
      ? [`src/${room}/README.md has ${lines} lines, more than ${MOST_README_LINES}`]
      : [];
  });

export const roomsHaveDoor: Rule = (tree) =>
  roomsIn(tree)
    .filter((room) => !WITHOUT_DOOR.includes(room) && !tree.has(`src/${room}/index.ts`))
    .map((room) => `src/${room} has no door: index.ts`);
