import { useState } from 'react';
import { View } from 'react-native';
import { FLAG_CODES, type FlagCode, isFlagCode, howNoticed } from '@/rulesets';
import { AppText, Button } from '../../components';
import { useWords } from '../../hooks';
import { defineStaticStyles, space } from '../../theme';
import { type FieldViewProps } from '../props';
import { OptionChips } from './OptionChips';

/** Irregularities, as a rule book orders them. What eyes can see comes first; everything else is one tap further. */
export function FlagCodeField({ field, label, value, onAnswer }: FieldViewProps) {
  const { flags, forms, phrasing } = useWords();
  const code = typeof value === 'string' && isFlagCode(value) ? value : null;
  const [showsAll, setShowsAll] = useState(code !== null && listThatOffersFlagCode(code) === 'rest');
  const lists: readonly FlagCodeListName[] = showsAll ? ['eyes', 'named', 'rest'] : ['eyes', 'named'];
  return (
    <View style={styles.lists}>
      {lists.flatMap((list) =>
        FLAG_CODE_LISTS[list].map(({ group, codes }) => (
          <View key={`${list}-${group}`} style={styles.group}>
            <AppText size="small" colour="inkSoft">
              {forms.codes.groups[group]}
            </AppText>
            <OptionChips
              label={phrasing.labelled(label, forms.codes.groups[group])}
              name={field.name}
              options={codes.map((one) => ({ key: one, title: flags[one].title }))}
              chosen={code}
              onChoose={(one) => onAnswer(one === code && field.isOptional ? undefined : one)}
            />
          </View>
        )),
      )}
      {showsAll ? null : (
        <Button
          title={forms.codes.all}
          kind="quiet"
          testID={`field-${field.name}-all`}
          onPress={() => setShowsAll(true)}
        />
      )}
    </View>
  );
}

const styles = defineStaticStyles({ lists: { gap: space.small }, group: { gap: space.hair } });

/** The parts of a rule book, each by its first code: the codes stand in its order. */
const FIRST = {
  setup: 'setup-player-count',
  turnOrder: 'oot-started',
  drawing: 'draw-omitted',
  building: 'build-sequence',
  sources: 'src-buried-discard',
  discarding: 'discard-fifth',
  talk: 'coach-verbal',
  penalties: 'penalty-misplaced',
  ending: 'stock-peek',
} as const satisfies Readonly<Record<string, FlagCode>>;

export type FlagCodeGroupName = keyof typeof FIRST;
const GROUPS = Object.keys(FIRST) as readonly FlagCodeGroupName[];

export interface GroupedFlagCodes {
  readonly group: FlagCodeGroupName;
  readonly codes: readonly FlagCode[];
}

/** Told by cards as a rule, yet only an eye can see them happen. */
const NAMED: readonly FlagCode[] = ['stock-top-not-up', 'src-stock-hidden', 'build-not-removed'];

function groupOf(code: FlagCode): FlagCodeGroupName {
  const place = FLAG_CODES.indexOf(code);
  return GROUPS.findLast((group) => FLAG_CODES.indexOf(FIRST[group]) <= place) ?? 'setup';
}

const grouped = (codes: readonly FlagCode[]): readonly GroupedFlagCodes[] =>
  GROUPS.map((group) => ({ group, codes: codes.filter((code) => groupOf(code) === group) })).filter(
    ({ codes: some }) => some.length > 0,
  );

/** Every irregularity, by the parts of a rule book. */
export const FLAG_CODE_CHAPTERS = grouped(FLAG_CODES);

/** What an eye or an ear can tell comes first; then what only seldom must be told; the rest on request. */
export const FLAG_CODE_LISTS = {
  eyes: grouped(FLAG_CODES.filter((code) => howNoticed(code) === 'eyes')),
  named: grouped(NAMED),
  rest: grouped(FLAG_CODES.filter((code) => howNoticed(code) !== 'eyes' && !NAMED.includes(code))),
} as const satisfies Readonly<Record<string, readonly GroupedFlagCodes[]>>;
export type FlagCodeListName = keyof typeof FLAG_CODE_LISTS;

export const listThatOffersFlagCode = (code: FlagCode): FlagCodeListName => {
  if (howNoticed(code) === 'eyes') return 'eyes';
  return NAMED.includes(code) ? 'named' : 'rest';
};
