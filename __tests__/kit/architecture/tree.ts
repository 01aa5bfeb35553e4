import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A repository as far as the rules look at it: contents by path. Real ones are read, broken ones are written in tests. */
export type Tree = ReadonlyMap<string, string>;

/** A rule reads a tree and says what is wrong, each complaint beginning with the file it is about. */
export type Rule = (tree: Tree) => string[];

export const isCode = (file: string): boolean => /\.[jt]sx?$/.test(file);
export const fakeTree = (files: Readonly<Record<string, string>>): Tree => new Map(Object.entries(files));

export function readTree(root: string, folders: readonly string[]): Tree {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && (isCode(entry.name) || entry.name.endsWith('.md')))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
  );
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

const parsed = new Map<string, ts.SourceFile>();

/** The file as the compiler reads it. The same text is parsed once, however many rules ask. */
export function sourceFile(file: string, text: string): ts.SourceFile {
  const key = `${file}\0${text}`;
  const known = parsed.get(key) ?? ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  parsed.set(key, known);
  return known;
}

const walked = new WeakMap<ts.SourceFile, readonly ts.Node[]>();

/** Every node of a file, parents before children. Walked once, however many rules ask. */
export function nodes(source: ts.SourceFile): readonly ts.Node[] {
  const known = walked.get(source);
  if (known !== undefined) return known;
  const found: ts.Node[] = [];
  const walk = (node: ts.Node): void => {
    found.push(node);
    ts.forEachChild(node, walk);
  };
  walk(source);
  walked.set(source, found);
  return found;
}

export const at = (file: string, node: ts.Node): string =>
  `${file}:${node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1}`;

/** A rule that looks at each code file by itself. */
export const perFile =
  (look: (file: string, source: ts.SourceFile) => string[]): Rule =>
  (tree) =>
    [...tree].flatMap(([file, text]) => (isCode(file) ? look(file, sourceFile(file, text)) : []));
