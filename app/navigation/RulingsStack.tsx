import { CommonActions, StackActions } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { type ComponentProps, type ReactNode } from 'react';
import { View } from 'react-native';
import { rulesetById } from '@/rulesets';
import { rulesetWords } from '@/words';
import { useHasTwoPanes, useRulingsTabRuleset, useWords } from '../hooks';
import { defineStyles, LIST_PANE_WIDTH, useStyles } from '../theme';
import { LaterScreens } from './laterScreens';
import { EditLocalRulesRoute, LocalRulesRoute } from './localRulesRoutes';
import { type RulingsRoutes } from './routes';
import {
  AboutRoute,
  PrintedAnswerRoute,
  AnswerRoute,
  PrintedComparisonRoute,
  CompareRoute,
  PrintedRulesetRoute,
  RulesetRoute,
  RulingsRoute,
  makeRulingsNavigationHandlers,
  UnknownRoute,
} from './RulingsRoutes';
import { TopScreenGate } from './TopScreenGate';

const Stack = createNativeStackNavigator<RulingsRoutes>();

/** Pages to print, and the screens of local rules, take the whole width. */
const WITHOUT_LIST: ReadonlySet<string> = new Set<keyof RulingsRoutes>([
  'RulesetPage',
  'AnswerPage',
  'ComparePage',
  'LocalRules',
  'EditLocalRules',
]);

interface PanesProps extends Pick<ComponentProps<typeof LaterScreens.Rulings>, 'onRuleset' | 'beside'> {
  readonly hasList: boolean;
  readonly open: (name: keyof RulingsRoutes, params: object | undefined) => void;
  readonly children: ReactNode;
}

/** The questions stay where they are, scrolled as they were, while answers and sheets change beside them. */
function Panes({ hasList, open, onRuleset, beside, children }: PanesProps) {
  const styles = useStyles(makeStyles);
  return (
    <View style={styles.panes}>
      {hasList && (
        <View style={styles.list}>
          <TopScreenGate>
            <LaterScreens.Rulings beside={beside} onRuleset={onRuleset} {...makeRulingsNavigationHandlers(open)} />
          </TopScreenGate>
        </View>
      )}
      <View key="sheet" style={styles.sheet}>
        {children}
      </View>
    </View>
  );
}

export function RulingsStack() {
  const words = useWords();
  const hasTwoPanes = useHasTwoPanes();
  const inUse = useRulingsTabRuleset();
  const { common, rulings } = words.screens;
  const rulesetTitle = (id: string): string => {
    const ruleset = rulesetById(id);
    return ruleset === undefined ? rulings.unknownSheet : rulesetWords(words, ruleset).name;
  };
  return (
    <Stack.Navigator
      screenOptions={{ headerShown: false, title: rulings.title }}
      layout={({ state, navigation, children }) => {
        const route = state.routes[state.index];
        const params = route?.params as Partial<RulingsRoutes['Ruleset'] & RulingsRoutes['Answer']> | undefined;
        const openId = route?.name === 'Rulings' ? (inUse ?? undefined) : params?.id;
        const openQuestion = route?.name === 'Answer' ? params?.question : undefined;
        const open = (name: keyof RulingsRoutes, wanted: object | undefined): void => {
          const { question, id } = (wanted ?? {}) as { readonly question?: string; readonly id?: string };
          const isOpen =
            (question !== undefined && question === openQuestion) || (id !== undefined && id === params?.id);
          if (!isOpen) navigation.dispatch(StackActions.push(name, wanted));
        };
        const follow = (ruleset: string): void => {
          if (route?.name === 'Answer')
            navigation.dispatch({ ...CommonActions.setParams({ ruleset }), source: route.key });
        };
        const hasList = hasTwoPanes && !WITHOUT_LIST.has(route?.name ?? '');
        return (
          <Panes hasList={hasList} open={open} onRuleset={follow} beside={{ openId, openQuestion }}>
            {children}
          </Panes>
        );
      }}
    >
      <Stack.Screen name="Rulings" component={RulingsRoute} />
      <Stack.Screen
        name="Ruleset"
        component={RulesetRoute}
        options={({ route }) => ({ title: rulesetTitle(route.params.id) })}
      />
      <Stack.Screen
        name="RulesetPage"
        component={PrintedRulesetRoute}
        options={({ route }) => ({ title: rulesetTitle(route.params.id) })}
      />
      <Stack.Screen name="Answer" component={AnswerRoute} />
      <Stack.Screen name="AnswerPage" component={PrintedAnswerRoute} />
      <Stack.Screen name="Compare" component={CompareRoute} />
      <Stack.Screen name="ComparePage" component={PrintedComparisonRoute} />
      <Stack.Screen name="About" component={AboutRoute} />
      <Stack.Screen name="LocalRules" component={LocalRulesRoute} options={{ title: rulings.localRules }} />
      <Stack.Screen name="EditLocalRules" component={EditLocalRulesRoute} options={{ title: rulings.editLocalRules }} />
      <Stack.Screen name="Unknown" component={UnknownRoute} options={{ title: common.unknownPage }} />
    </Stack.Navigator>
  );
}

const makeStyles = defineStyles((palette) => ({
  panes: { flex: 1, flexDirection: 'row', backgroundColor: palette.paper },
  list: { width: LIST_PANE_WIDTH, borderRightWidth: 1, borderColor: palette.line },
  sheet: { flex: 1 },
}));
