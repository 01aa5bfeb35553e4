import { type Provenance, type ListedEvent } from '@/state';
import { resolveRuleset, rulesetById } from '@/rulesets';
import { type EventWords } from '@/words/eventScreens';
import { rulesetWords, type Words } from '@/words';

/** One event in the list, ready to draw. */
export interface EventRowData {
  readonly id: string;
  readonly title: string;
  /** Where and when, as far as it was told. */
  readonly place: string;
  /** Ruleset and format; or why it cannot be opened. */
  readonly about: string;
  readonly saved: string;
  readonly isHidden: boolean;
  /** It is of a newer version of the app: kept, and not opened. */
  readonly isNewer: boolean;
  readonly provenance: Provenance | undefined;
}

/** The events of this device; hidden ones last. */
export function makeEventList(
  events: readonly ListedEvent[],
  timeOf: (iso: string) => string,
  say: EventWords,
  words: Words,
): readonly EventRowData[] {
  const rows = events.map(({ id, header, isHidden, touched, provenance }): EventRowData => {
    const common = { id, saved: say.list.touched(timeOf(touched)), isHidden, provenance };
    if (header === null) return { ...common, title: id, place: '', about: words.keeping.newer.record, isNewer: true };
    const ruleset = resolveRuleset(header, rulesetById);
    const sheet = ruleset.ok ? rulesetWords(words, ruleset.value).name : header.ruleset;
    return {
      ...common,
      title: header.name ?? say.unnamed,
      place: words.phrasing.inLine(
        [header.place, header.date].flatMap((part) => (part === undefined || part === '' ? [] : [part])),
      ),
      about: words.phrasing.inLine([sheet, say.formats[header.format.kind].name]),
      isNewer: false,
    };
  });
  return [...rows.filter(({ isHidden }) => !isHidden), ...rows.filter(({ isHidden }) => isHidden)];
}
