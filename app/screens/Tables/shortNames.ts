/** First names, where they tell people apart; else the names as they are. */
export function shortNames(names: readonly string[]): readonly string[] {
  const firsts = names.map((name) => name.split(/\s+/)[0] ?? name);
  // "Seat 1" and "Seat 2" have the same first word, and so might two Anas.
  return names.map((name, at) =>
    firsts.filter((first) => first === firsts[at]).length === 1 ? (firsts[at] ?? name) : name,
  );
}
