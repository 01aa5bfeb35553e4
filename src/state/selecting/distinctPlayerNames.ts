import { memoizeByObject } from '@/base';

/**
 * The names by which players are told apart, in the order of their seats: players of one name get a number each, so that
 * no flag blames one for what the other did. A number that somebody else's name has already is passed over. New tables
 * are named by this; of a record from a file, or after a change of players, it is what screens show. The record keeps
 * what was written.
 */
export const distinctPlayerNames = memoizeByObject((names: readonly string[]): readonly string[] => {
  const taken = new Set(names.map(lower));
  const isShared = (name: string): boolean =>
    name !== '' && names.filter((other) => lower(other) === lower(name)).length > 1;
  if (!names.some(isShared)) return names;
  return names.map((name) => {
    if (!isShared(name)) return name;
    let number = 1;
    while (taken.has(lower(numbered(name, number)))) number += 1;
    taken.add(lower(numbered(name, number)));
    return numbered(name, number);
  });
});

const lower = (name: string): string => name.toLowerCase();
const numbered = (name: string, number: number): string => `${name} ${number}`;
