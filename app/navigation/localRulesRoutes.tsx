import { type NativeStackScreenProps } from '@react-navigation/native-stack';
import { lazyScreen } from './lazyScreen';
import { type RulingsRoutes, type TablesRoutes } from './routes';
import { TopScreenGate } from './TopScreenGate';

const LocalRulesScreen = lazyScreen(async () => (await import('../screens/LocalRules')).LocalRulesScreen);
const EditLocalRulesScreen = lazyScreen(async () => (await import('../screens/LocalRules')).EditLocalRulesScreen);

type RulingsProps<Name extends keyof RulingsRoutes> = NativeStackScreenProps<RulingsRoutes, Name>;
type TablesProps<Name extends keyof TablesRoutes> = NativeStackScreenProps<TablesRoutes, Name>;

/** The local rules of this device, from the rulings. */
export const LocalRulesRoute = ({ navigation, route: { params } }: RulingsProps<'LocalRules'>) => (
  <TopScreenGate>
    <LocalRulesScreen
      openedFrom="rulings"
      saved={params?.saved}
      onEdit={(id) => navigation.push('EditLocalRules', id === null ? undefined : { id })}
      onBack={() => navigation.popTo('Rulings')}
    />
  </TopScreenGate>
);

export const EditLocalRulesRoute = ({ navigation, route: { params } }: RulingsProps<'EditLocalRules'>) => (
  <TopScreenGate>
    <EditLocalRulesScreen
      openedFrom="rulings"
      id={params?.id ?? null}
      onSaved={(saved) => navigation.popTo('LocalRules', { saved })}
      onBack={() => navigation.popTo('LocalRules')}
    />
  </TopScreenGate>
);

/** The same while a table is set up: what is chosen or saved is used there. */
export function TableLocalRulesRoute({ navigation, route: { params } }: TablesProps<'TableLocalRules'>) {
  const from = params?.from === undefined ? {} : { from: params.from };
  return (
    <TopScreenGate>
      <LocalRulesScreen
        openedFrom="new-table"
        saved={params?.saved}
        onEdit={(id) => navigation.push('TableEditLocalRules', { ...from, ...(id === null ? {} : { id }) })}
        onUse={(ruleset) => navigation.popTo('NewTable', { ...from, ruleset })}
        onBack={() => navigation.popTo('NewTable', from)}
      />
    </TopScreenGate>
  );
}

export function TableEditLocalRulesRoute({ navigation, route: { params } }: TablesProps<'TableEditLocalRules'>) {
  const from = params?.from === undefined ? {} : { from: params.from };
  return (
    <TopScreenGate>
      <EditLocalRulesScreen
        openedFrom="new-table"
        id={params?.id ?? null}
        onSaved={(ruleset) => navigation.popTo('NewTable', { ...from, ruleset })}
        onBack={() => navigation.popTo('TableLocalRules', from)}
      />
    </TopScreenGate>
  );
}
