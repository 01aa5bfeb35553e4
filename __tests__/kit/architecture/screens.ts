import path from 'node:path';
import ts from 'typescript';
import { APP } from './house';
import { at, nodes, perFile, type Rule } from './tree';

/**
 * The folders and files directly under app/, lowest first. A file imports from its own folder and from folders of a
 * lower rank; two folders of one rank never import each other. Therefore the folders form no circle, and a shared
 * folder imports neither screens nor navigation.
 */
const APP_RANKS: Readonly<Record<string, number>> = {
  theme: 0,
  tablesAddress: 0,
  labels: 0,
  device: 0,
  support: 0,
  addresses: 1,
  hooks: 1,
  components: 2,
  offline: 3,
  logRows: 3,
  flags: 3,
  houseRules: 3,
  positionEditor: 3,
  rulesetCards: 3,
  answers: 3,
  tablePicture: 3,
  registry: 4,
  forms: 4,
  printing: 4,
  events: 5,
  screens: 6,
  navigation: 7,
  App: 8,
  boot: 8,
  main: 9,
  openDiskEarly: 9,
  pageScript: 9,
  loadMain: 10,
  index: 11,
};

/** `app/registry/RegistryGate.tsx` → `registry`, `app/support.web.ts` → `support`; null for a path outside app/. */
const folderOf = (file: string): string | null => {
  const [first, second] = file.split('/');
  return first === APP && second !== undefined ? (second.split('.')[0] ?? null) : null;
};

/** `app/screens/Table/model/makeTable.ts` → `Table`; null for a path that is no part of a screen. */
const screenOf = (file: string): string | null => {
  const [first, second, screen] = file.split('/');
  return first === APP && second === 'screens' && screen !== undefined ? (screen.split('.')[0] ?? null) : null;
};

/** Every relative import of an app file, in every spelling, as the path it leads to. */
const eachAppImport = (complain: (file: string, target: string) => string | null): Rule =>
  perFile((file, source) => {
    if (folderOf(file) === null) return [];
    return nodes(source).flatMap((node) => {
      const wanted = importedBy(node);
      if (wanted === null || !wanted.startsWith('.')) return [];
      const complaint = complain(file, path.posix.join(path.posix.dirname(file), wanted));
      return complaint === null ? [] : [`${at(file, node)} ${complaint}`];
    });
  });

function importedBy(node: ts.Node): string | null {
  const named =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
        ? node.argument.literal
        : ts.isCallExpression(node) && isImportCall(node)
          ? node.arguments[0]
          : undefined;
  return named !== undefined && ts.isStringLiteralLike(named) ? named.text : null;
}

const isImportCall = ({ expression }: ts.CallExpression): boolean =>
  expression.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(expression) && expression.text === 'require');

/** A screen imports no other screen: what two screens need lives in a folder of its own beside `screens`. */
export const screensAreLeaves: Rule = eachAppImport((file, target) => {
  const [own, other] = [screenOf(file), screenOf(target)];
  return own === null || other === null || own === other ? null : `imports the screen ${other} from the screen ${own}`;
});

/** Folders of app/ import folders of a lower rank only: navigation imports screens, never the other way round. */
export const appFoldersPointDownward: Rule = eachAppImport((file, target) => {
  const [own, other] = [folderOf(file) ?? '', folderOf(target) ?? ''];
  if (own === other) return null;
  const [ownRank, otherRank] = [APP_RANKS[own], APP_RANKS[other]];
  if (ownRank === undefined) return `lives in app/${own}, which has no rank`;
  if (otherRank === undefined) return `imports app/${other}, which has no rank`;
  return otherRank < ownRank ? null : `imports app/${other} (rank ${otherRank}) from app/${own} (rank ${ownRank})`;
});
