import { useIsFocused, useNavigation } from '@react-navigation/native';
import { type NativeStackScreenProps } from '@react-navigation/native-stack';
import { type ComponentProps, useEffect } from 'react';
import { rulesetById, RULESETS } from '@/rulesets';
import { PATHS } from '../addresses';
import { setRulingsTabRuleset, useHasTwoPanes, useRulingsTabRuleset, useWords } from '../hooks';
import { UnknownAddressScreen } from '../screens/Unknown';
import { BackToRulings } from './BackLabelProvider';
import { LaterScreens } from './laterScreens';
import { lazyScreen } from './lazyScreen';
import { type RulingsNavigationProp, type RulingsRoutes } from './routes';
import { TopScreenGate } from './TopScreenGate';
import { useRulesetsBackBar } from './useRulesetsBackBar';

const AboutScreen = lazyScreen(async () => (await import('../screens/Settings')).AboutScreen);
export const LazyPrintedText = lazyScreen(async () => (await import('../screens/PrintedPages')).PrintedTextScreen);

type Props<Name extends keyof RulingsRoutes> = NativeStackScreenProps<RulingsRoutes, Name>;

/** Where the tab's first screen leads, on its own and beside what is open. */
export const makeRulingsNavigationHandlers = (
  open: <Name extends keyof RulingsRoutes>(name: Name, params: RulingsRoutes[Name]) => void,
): Pick<ComponentProps<typeof LaterScreens.Rulings>, 'onAnswer' | 'places'> => ({
  onAnswer: (question, ruleset) => open('Answer', { question, ruleset }),
  places: {
    onSheet: (id, clause) => open('Ruleset', { id, ...(clause === undefined ? {} : { clause }) }),
    onCompare: () => open('Compare', undefined),
    onLocalRules: () => open('LocalRules', undefined),
    onAbout: () => open('About', undefined),
  },
});

/** Beside the questions there is always something to read: the sheet in use, until the reader opens something else. */
export function RulingsRoute({ navigation, route }: Props<'Rulings'>) {
  const hasList = useHasTwoPanes();
  const isFocused = useIsFocused();
  const inUse = useRulingsTabRuleset();
  const wanted = route.params?.ruleset;
  // A link to the questions that names a ruleset chooses it.
  useEffect(() => {
    if (wanted === undefined) return;
    if (rulesetById(wanted) !== undefined) setRulingsTabRuleset(wanted);
    navigation.setParams({ ruleset: undefined });
  }, [wanted, navigation]);
  if (!hasList) {
    const open = navigation.push as (name: keyof RulingsRoutes, params?: object) => void;
    return (
      <TopScreenGate>
        <LaterScreens.Rulings {...makeRulingsNavigationHandlers((name, params) => open(name, params))} />
      </TopScreenGate>
    );
  }
  const id = (inUse === null ? undefined : rulesetById(inUse)?.id) ?? RULESETS[0]?.id;
  return isFocused && id !== undefined ? <RulesetOrUnknown id={id} /> : null;
}

export const RulesetRoute = ({ route }: Props<'Ruleset'>) => (
  <TopScreenGate>
    <RulesetOrUnknown {...route.params} />
  </TopScreenGate>
);
export const UnknownRoute = () => <RulesetOrUnknown />;

interface RulesetOrUnknownProps {
  readonly id?: string;
  readonly clause?: string;
}

/** The ruleset with this id; without an id, or where no ruleset has it, the screen that offers those there are. */
function RulesetOrUnknown({ id, clause }: RulesetOrUnknownProps) {
  const navigation = useNavigation<RulingsNavigationProp>();
  const back = useRulesetsBackBar();
  const hasList = useHasTwoPanes();
  const ruleset = id === undefined ? undefined : rulesetById(id);
  if (ruleset !== undefined) {
    return (
      <LaterScreens.Ruleset
        key={ruleset.id}
        ruleset={ruleset}
        back={back}
        clause={clause}
        onAsk={hasList ? undefined : () => navigation.popTo('Rulings', { ruleset: ruleset.id })}
        onCompare={() => navigation.push('Compare')}
        onPrint={() => navigation.push('RulesetPage', { id: ruleset.id })}
      />
    );
  }
  const asked = id === undefined ? {} : { rulesetId: id };
  return <UnknownAddressScreen {...asked} back={back} onOpen={(other) => navigation.push('Ruleset', { id: other })} />;
}

export function AnswerRoute({ navigation, route: { params } }: Props<'Answer'>) {
  const hasList = useHasTwoPanes();
  return (
    <TopScreenGate>
      <LaterScreens.Answer
        key={params.question}
        questionId={params.question}
        rulesetId={params.ruleset}
        onBack={hasList ? false : () => navigation.popTo('Rulings')}
        backHref={PATHS.rulings}
        onTitle={(title) => navigation.setOptions({ title })}
        onRuleset={(ruleset) => navigation.setParams({ ruleset })}
        onElsewhere={(ruleset) => navigation.push('Answer', { ...params, ruleset })}
        onSheet={(id, clause) => navigation.push('Ruleset', { id, clause })}
        onPrint={(ruleset) => navigation.push('AnswerPage', { ...params, ruleset })}
      />
    </TopScreenGate>
  );
}

export function CompareRoute({ navigation, route }: Props<'Compare'>) {
  const back = useRulesetsBackBar();
  return (
    <TopScreenGate>
      <LaterScreens.Compare
        ids={route.params?.with}
        back={back ?? null}
        onIds={(ids) => navigation.setParams({ with: ids })}
        onOpen={(question, ruleset) => navigation.push('Answer', { question, ruleset })}
        onPrint={(ids) => navigation.push('ComparePage', { with: ids })}
      />
    </TopScreenGate>
  );
}

export const AboutRoute = ({ navigation }: Props<'About'>) => (
  <TopScreenGate>
    <BackToRulings>
      <AboutScreen
        onBack={() => navigation.popTo('Rulings')}
        onLicences={() => navigation.getParent()?.navigate('SettingsTab', { screen: 'Licences' })}
      />
    </BackToRulings>
  </TopScreenGate>
);

/** Back from a printed page leads to what was printed, also where the page was opened by a link. */
export function PrintedRulesetRoute({ navigation, route: { params } }: Props<'RulesetPage'>) {
  const ruleset = rulesetById(params.id);
  if (ruleset === undefined) return <RulesetOrUnknown id={params.id} />;
  return (
    <TopScreenGate>
      <LaterScreens.PrintedRuleset ruleset={ruleset}>
        {(text) => <LazyPrintedText text={text} onBack={() => navigation.popTo('Ruleset', params)} />}
      </LaterScreens.PrintedRuleset>
    </TopScreenGate>
  );
}

export function PrintedAnswerRoute({ navigation, route: { params } }: Props<'AnswerPage'>) {
  return (
    <TopScreenGate>
      <LaterScreens.PrintedAnswer questionId={params.question} rulesetId={params.ruleset}>
        {(text) =>
          text === null ? (
            <RulesetOrUnknown />
          ) : (
            <LazyPrintedText text={text} onBack={() => navigation.popTo('Answer', params)} />
          )
        }
      </LaterScreens.PrintedAnswer>
    </TopScreenGate>
  );
}

export function PrintedComparisonRoute({ navigation, route }: Props<'ComparePage'>) {
  const { loading } = useWords().screens.common;
  return (
    <TopScreenGate>
      <LaterScreens.PrintedComparison ids={route.params?.with} waiting={loading}>
        {(text) => <LazyPrintedText text={text} onBack={() => navigation.popTo('Compare', route.params)} />}
      </LaterScreens.PrintedComparison>
    </TopScreenGate>
  );
}
