import { type Ruleset, type SettingKey, type SettingValues } from '@/rulesets';
import { SETTING_CHOICES, SHEET_SETTING_KEYS } from '@/rulesets/localRules';
import { type Words } from '@/words';
import { type LocalRulesWords } from '@/words/localRulesPage';
import { parseWholeNumber, type RulePicks } from '../../houseRules/houseFromPicks';
import { type LocalRuleData } from '../../houseRules/makeLocalRuleGroups';

/** What a table can hold in this app. */
const FEWEST_PLAYERS = 2;
const MOST_PLAYERS = 6;
const LARGEST_HAND = 10;
const WHOLE_DECK = 162;
const PILES = ['1', '2', '3', '4'] as const;

const FEWEST = 'players.min';
const MOST = 'players.max';

type TeamsChoice = keyof LocalRulesWords['edit']['teams'];
const TEAMS: Readonly<Record<TeamsChoice, SettingValues['teams']>> = {
  alone: { play: 'none', size: 1 },
  pairs: { play: 'required', size: 2 },
  'pairs-if-wanted': { play: 'ifTold', size: 2 },
  trios: { play: 'required', size: 3 },
};
const teamsChoiceOf = ({ play, size }: SettingValues['teams']): TeamsChoice =>
  (Object.keys(TEAMS) as TeamsChoice[]).find(
    (choice) => TEAMS[choice].play === play && (play === 'none' || TEAMS[choice].size === size),
  ) ?? 'pairs';

const CHOICE_KEYS = ['partnerDraw', 'dealing', 'format'] as const;
const PILE_KEYS = ['buildingPiles', 'discardPiles'] as const;

/** The value of a rule of the sheet, as the text of its field. */
function sheetValueAsPick({ settings }: Ruleset, rule: string): string {
  if (rule === FEWEST) return String(settings.players.value.min);
  if (rule === MOST) return String(settings.players.value.max);
  if (rule === 'teams') return teamsChoiceOf(settings.teams.value);
  return String(settings[rule as SettingKey].value);
}

/** The picks that give these settings: the reverse of `settingsFromPicks`. */
export function picksFromSettings(settings: Partial<SettingValues>): RulePicks {
  const { players, teams } = settings;
  const plain = [...CHOICE_KEYS, ...PILE_KEYS, 'hand', 'deck'] as const;
  return {
    ...(players === undefined ? {} : { [FEWEST]: String(players.min), [MOST]: String(players.max) }),
    ...(teams === undefined ? {} : { teams: teamsChoiceOf(teams) }),
    ...Object.fromEntries(plain.flatMap((key) => (settings[key] === undefined ? [] : [[key, String(settings[key])]]))),
  };
}

/** Whether a setting is changed here; others that a file changes are kept as they are. */
export const isSheetSettingKey = (key: string): boolean => SHEET_SETTING_KEYS.some((one) => one === key);

/** Only picks that differ from the sheet and can be become settings. */
export function settingsFromPicks(base: Ruleset, picks: RulePicks): Partial<SettingValues> {
  const differs = (rule: string): boolean => picks[rule] !== undefined && picks[rule] !== sheetValueAsPick(base, rule);
  const number = (rule: string, least: number, most: number): number | null =>
    differs(rule) ? parseWholeNumber(picks[rule] ?? '', least, most) : null;
  const numbers: readonly (readonly [SettingKey, number | null])[] = [
    ['hand', number('hand', 1, LARGEST_HAND)],
    ['deck', number('deck', 1, WHOLE_DECK)],
    ...PILE_KEYS.map((key) => [key, number(key, 1, PILES.length)] as const),
  ];
  const players = playersFromPicks(base, picks);
  return {
    ...(Object.fromEntries([
      ...numbers.filter(([, value]) => value !== null),
      ...CHOICE_KEYS.filter(differs).map((key) => [key, picks[key]]),
    ]) as Partial<SettingValues>),
    ...(differs('teams') ? { teams: TEAMS[picks.teams as TeamsChoice] } : {}),
    ...(players === null ? {} : { players }),
  };
}

/** Null where they are as in the sheet, or cannot be. */
function playersFromPicks({ settings }: Ruleset, picks: RulePicks): SettingValues['players'] | null {
  const { min, max, ...written } = settings.players.value;
  const [least, most] = [playersPick(picks, FEWEST, min), playersPick(picks, MOST, max)];
  if (least === null || most === null || least > most || (least === min && most === max)) return null;
  const unsaid = written.unsaid?.filter((count) => count < least || count > most);
  return { ...written, min: least, max: most, ...(unsaid === undefined ? {} : { unsaid }) };
}

const playersPick = (picks: RulePicks, rule: string, otherwise: number): number | null =>
  picks[rule] === undefined || picks[rule].trim() === ''
    ? otherwise
    : parseWholeNumber(picks[rule], FEWEST_PLAYERS, MOST_PLAYERS);

/** What the editor offers of a setting that is no house rule. */
export function makeSheetSettingRules(
  base: Ruleset,
  picks: RulePicks,
  words: Words,
  say: LocalRulesWords['edit'],
): (key: SettingKey) => readonly LocalRuleData[] {
  const { newTable } = words.setUp;
  const { asOption } = words.phrasing;
  const choice = (rule: string, label: string, titles: readonly (readonly [string, string])[]): LocalRuleData => {
    const sheet = sheetValueAsPick(base, rule);
    const value = picks[rule] ?? sheet;
    const options = titles.map(([one, title]) => ({
      value: one,
      title: one === sheet ? newTable.theSheet(asOption(title)) : asOption(title),
      testID: `house-${rule}-${one}`,
    }));
    return { kind: 'choice', rule, label, why: null, isLocal: value !== sheet, value, options };
  };
  const number = (rule: string, label: string, least: number, most: number, error?: string): LocalRuleData => {
    const value = picks[rule] ?? '';
    const sheet = sheetValueAsPick(base, rule);
    const isRight = value.trim() === '' || parseWholeNumber(value, least, most) !== null;
    return {
      kind: 'number',
      rule,
      label,
      why: null,
      isLocal: value.trim() !== '' && value.trim() !== sheet,
      value,
      hint: newTable.sheetHas(sheet),
      error: isRight ? (error ?? null) : say.number(least, most),
    };
  };
  return (key) => {
    if (key === 'players') {
      const { min, max } = base.settings.players.value;
      const [least, most] = [playersPick(picks, FEWEST, min), playersPick(picks, MOST, max)];
      const isTurned = least !== null && most !== null && least > most;
      return [
        number(FEWEST, say.fewest, FEWEST_PLAYERS, MOST_PLAYERS, isTurned ? say.playersOrder : undefined),
        number(MOST, say.most, FEWEST_PLAYERS, MOST_PLAYERS),
      ];
    }
    if (key === 'teams') {
      const titles = (Object.keys(TEAMS) as TeamsChoice[]).map((one) => [one, say.teams[one]] as const);
      return [choice('teams', words.settings.teams.label, titles)];
    }
    if (key === 'hand') return [number('hand', say.hand, 1, LARGEST_HAND)];
    if (key === 'deck') return [number('deck', say.deck, 1, WHOLE_DECK)];
    if (key === 'buildingPiles' || key === 'discardPiles')
      return [
        choice(
          key,
          words.settings[key].label,
          PILES.map((piles) => [piles, words.settings[key].say(Number(piles))]),
        ),
      ];
    if (key === 'partnerDraw' || key === 'dealing' || key === 'format') {
      const value = words.settings[key].say as (one: string) => string;
      return [
        choice(
          key,
          words.settings[key].label,
          SETTING_CHOICES[key].map((one) => [one, value(one)]),
        ),
      ];
    }
    return [];
  };
}
