import { StackActions, useIsFocused, useNavigation } from '@react-navigation/native';
import { createNativeStackNavigator, type NativeStackScreenProps } from '@react-navigation/native-stack';
import { type ReactNode } from 'react';
import { View } from 'react-native';
import { rulesetById, RULESETS } from '@/rulesets';
import { rulesetWords } from '@/words';
import { useHasTwoPanes, useWords } from '../hooks';
import { RulingsList } from '../screens/Rulings';
import { UnknownAddressScreen } from '../screens/Unknown';
import { defineStyles, LIST_PANE_WIDTH, useStyles } from '../theme';
import { LaterScreens } from './laterScreens';
import { type RulingsNavigationProp, type RulingsRoutes } from './routes';
import { useRulesetsBackBar } from './useRulesetsBackBar';

const Stack = createNativeStackNavigator<RulingsRoutes>();
const FIRST = RULESETS[0]?.id;

type Props<Name extends keyof RulingsRoutes> = NativeStackScreenProps<RulingsRoutes, Name>;

/** Beside the list there is always a ruleset: the first one until the reader chooses another. */
function RulingsRoute({ navigation }: Props<'Rulings'>) {
  const hasList = useHasTwoPanes();
  const isFocused = useIsFocused();
  if (!hasList) return <RulingsList onOpen={(id) => navigation.push('Ruleset', { id })} />;
  return isFocused && FIRST !== undefined ? <RulesetOrUnknown id={FIRST} /> : null;
}

const RulesetRoute = ({ route }: Props<'Ruleset'>) => <RulesetOrUnknown id={route.params.id} />;
const UnknownRoute = () => <RulesetOrUnknown />;

/** The ruleset with this id; without an id, or where no ruleset has it, the screen that offers those there are. */
function RulesetOrUnknown({ id }: { readonly id?: string }) {
  const navigation = useNavigation<RulingsNavigationProp>();
  const back = useRulesetsBackBar();
  const ruleset = id === undefined ? undefined : rulesetById(id);
  if (ruleset !== undefined) return <LaterScreens.Ruleset ruleset={ruleset} back={back} />;
  const asked = id === undefined ? {} : { rulesetId: id };
  return <UnknownAddressScreen {...asked} back={back} onOpen={(other) => navigation.push('Ruleset', { id: other })} />;
}

interface PanesProps {
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly children: ReactNode;
}

/** The list stays where it is, scrolled as it was, while sheets change beside it. */
function Panes({ openId, onOpen, children }: PanesProps) {
  const styles = useStyles(makeStyles);
  const hasList = useHasTwoPanes();
  return (
    <View style={styles.panes}>
      {hasList && (
        <View style={styles.list}>
          <RulingsList beside={{ openId }} onOpen={onOpen} />
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
  const { common, rulings } = words.screens;
  const rulesetTitle = (id: string): string => {
    const ruleset = rulesetById(id);
    return ruleset === undefined ? rulings.unknownSheet : rulesetWords(words, ruleset).name;
  };
  return (
    <Stack.Navigator
      screenOptions={{ headerShown: false }}
      layout={({ state, navigation, children }) => {
        const route = state.routes[state.index];
        const openId = route?.name === 'Ruleset' ? (route.params as RulingsRoutes['Ruleset']).id : undefined;
        const open = (id: string): void => {
          if (id !== openId) navigation.dispatch(StackActions.push('Ruleset', { id }));
        };
        return (
          <Panes openId={route?.name === 'Rulings' ? FIRST : openId} onOpen={open}>
            {children}
          </Panes>
        );
      }}
    >
      <Stack.Screen name="Rulings" component={RulingsRoute} options={{ title: rulings.title }} />
      <Stack.Screen
        name="Ruleset"
        component={RulesetRoute}
        options={({ route }) => ({ title: rulesetTitle(route.params.id) })}
      />
      <Stack.Screen name="Unknown" component={UnknownRoute} options={{ title: common.unknownPage }} />
    </Stack.Navigator>
  );
}

const makeStyles = defineStyles((palette) => ({
  panes: { flex: 1, flexDirection: 'row', backgroundColor: palette.paper },
  list: { width: LIST_PANE_WIDTH, borderRightWidth: 1, borderColor: palette.line },
  sheet: { flex: 1 },
}));
