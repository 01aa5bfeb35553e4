import { type Figure } from './figure';

/** The budget stands in the middle of the bar; twice the budget and more fills it. */
const HALF = 12;

function bar(share: number): string {
  const filled = Math.max(1, Math.min(2 * HALF, Math.round(share * HALF)));
  const cells = [...'█'.repeat(filled).padEnd(2 * HALF, '·')];
  return `${cells.slice(0, HALF).join('')}│${cells.slice(HALF).join('')}`;
}

const number = (value: number): string =>
  value.toLocaleString('en', Number.isInteger(value) ? {} : { maximumSignificantDigits: 4 });

const inWords = (name: string): string => name.replace(/[A-Z]|\d+/g, (part) => ` ${part.toLowerCase()}`);

function row({ figure, ratio, budget, better, ok, raw }: Figure): string {
  const limit = `${better === 'higher' ? '≥' : '≤'} ${budget}`;
  const numbers = Object.entries(raw).map(([name, value]) => `${inWords(name)} ${number(value)}`);
  const verdict = ok ? '✓' : '✗ MISSED';
  return [
    `${figure.padEnd(24)}${`${number(ratio)}×`.padStart(9)}  ${limit.padEnd(6)}${bar(ratio / budget)}  ${verdict}`,
    `    ${numbers.join(' · ')}`,
  ].join('\n');
}

/** For people: each figure with its budget, a bar on which the budget is the line, and what was measured. */
export const chart = (figures: readonly Figure[]): string =>
  [`${'figure'.padEnd(24)}${'ratio'.padStart(9)}  budget`, ...figures.map(row)].join('\n');
