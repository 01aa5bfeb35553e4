import { type Draft, type SideResult } from '@/state';

/** A side's signature as the record has it: by its team, or by its seat where it plays alone. */
export function signDraft(side: SideResult, name: string, protest: string | null): Draft {
  const disputes = protest === null ? {} : { disputes: protest };
  const [first] = side.seats;
  return side.isTeam && side.side >= 0
    ? { act: 'sign', team: side.side, name, ...disputes }
    : { act: 'sign', seat: first?.seat ?? side.side, name, ...disputes };
}
