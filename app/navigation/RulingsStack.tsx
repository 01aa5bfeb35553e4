import { StackActions, useIsFocused } from '@react-navigation/native';
import { createNativeStackNavigator, type NativeStackScreenProps } from '@react-navigation/native-stack';
import { type ReactNode } from 'react';
import { View } from 'react-native';
import { RULESETS, rulesetById } from '@/rulesets';
import { rulesetWords } from '@/words';
import { useTwoPanes, useWords } from '../hooks';
import { RulingsList } from '../screens/Rulings';
import { Ruleset } from '../screens/Ruleset';
import { Unknown } from '../screens/Unknown';
import { LIST_WIDTH, type Palette, useStyles } from '../theme';
import { type RulingsRoutes } from './routes';

const Stack = createNativeStackNavigator<RulingsRoutes>();
const FIRST = RULESETS[0]?.id;

/** Beside the list there is always a sheet: the first one until another is chosen. */
function RulingsScreen({ navigation }: NativeStackScreenProps<RulingsRoutes, 'Rulings'>) {
  const hasList = useTwoPanes();
  const isFocused = useIsFocused();
  if (!hasList) return <RulingsList onOpen={(id) => navigation.push('Ruleset', { id })} />;
  return isFocused && FIRST !== undefined ? <Ruleset id={FIRST} /> : null;
}

const RulesetScreen = ({ route }: NativeStackScreenProps<RulingsRoutes, 'Ruleset'>) => <Ruleset id={route.params.id} />;
const UnknownScreen = () => <Unknown />;

interface PanesProps {
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly children: ReactNode;
}

/** The list stays where it is, scrolled as it was, while sheets change beside it. */
function Panes({ openId, onOpen, children }: PanesProps) {
  const styles = useStyles(makeStyles);
  const hasList = useTwoPanes();
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
  const titleOf = (id: string): string => {
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
      <Stack.Screen name="Rulings" component={RulingsScreen} options={{ title: rulings.title }} />
      <Stack.Screen
        name="Ruleset"
        component={RulesetScreen}
        options={({ route }) => ({ title: titleOf(route.params.id) })}
      />
      <Stack.Screen name="Unknown" component={UnknownScreen} options={{ title: common.unknownPage }} />
    </Stack.Navigator>
  );
}

const makeStyles = (palette: Palette) => ({
  panes: { flex: 1, flexDirection: 'row' as const, backgroundColor: palette.paper },
  list: { width: LIST_WIDTH, borderRightWidth: 1, borderColor: palette.line },
  sheet: { flex: 1 },
});
