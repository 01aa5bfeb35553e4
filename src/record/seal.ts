/**
 * A line with `seal` instead of `act`: the head of the chain up to the line before it, later also a
 * signature and the certificate of who signed. It is no entry: replay skips it.
 */
export interface Seal {
  readonly seal: Readonly<Record<string, unknown>>;
}

/** What a seal says of the chain, as far as it says it in a form known today. */
export interface SealedHead {
  readonly epoch: number;
  readonly seq: number;
  /** SHA-256 in lower-case hexadecimal. */
  readonly head: string;
}

const HEAD = /^[0-9a-f]{64}$/;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

export function sealedHead({ seal }: Seal): SealedHead | null {
  const { epoch, seq, head } = seal;
  if (typeof head !== 'string' || !HEAD.test(head) || !isCount(epoch) || !isCount(seq)) return null;
  return { epoch, seq, head };
}
