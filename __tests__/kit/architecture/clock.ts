import ts from 'typescript';
import { PURE_BELOW, RANKS, roomOf } from './house';
import { at, nodes, perFile, type Rule } from './tree';

const CLOCKS_AND_DICE = new Set([
  'Date',
  'performance',
  'crypto',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'requestAnimationFrame',
  'requestIdleCallback',
]);
const GLOBALS = new Set(['globalThis', 'window', 'self', 'global']);

/** A name that stands for itself in the program, not a label somebody gave a field or a type. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    return ts.isIdentifier(parent.expression) && GLOBALS.has(parent.expression.text);
  }
  const isLabel =
    (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isPropertyDeclaration(parent)) &&
    parent.name === node;
  return !isLabel;
}

/** Anything of Math but its dice; `const { random } = Math` is caught because Math stands there whole. */
const isHarmlessMath = ({ parent }: ts.Identifier): boolean =>
  ts.isPropertyAccessExpression(parent) && parent.name.text !== 'random';

/** Rooms below storage know neither time nor chance: replaying in 2031 gives the same table. */
export const noClockNoDice: Rule = perFile((file, source) => {
  const rank = RANKS[roomOf(file) ?? ''];
  if (rank === undefined || rank >= PURE_BELOW) return [];
  return nodes(source).flatMap((node) => {
    if (!ts.isIdentifier(node) || !isReference(node)) return [];
    if (CLOCKS_AND_DICE.has(node.text)) return [`${at(file, node)} has a clock or dice: ${node.text}`];
    return node.text === 'Math' && !isHarmlessMath(node) ? [`${at(file, node)} has a clock or dice: Math.random`] : [];
  });
});
