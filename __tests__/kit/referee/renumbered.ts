interface Telling {
  readonly act: string;
  readonly flag?: unknown;
  readonly entry?: unknown;
  readonly before?: unknown;
}

/** An entry that speaks of another by its number, under that one's new number. */
export function renumbered<E extends object>(told: E, numbered: (n: number) => number): E {
  const { act, flag, entry, before } = told as unknown as Telling;
  if (act === 'rule') {
    const [n, ...code] = String(flag).split(':');
    return { ...told, flag: [numbered(Number(n)), ...code].join(':') };
  }
  return {
    ...told,
    ...(typeof entry === 'number' ? { entry: numbered(entry) } : {}),
    ...(typeof before === 'number' ? { before: numbered(before) } : {}),
  };
}
