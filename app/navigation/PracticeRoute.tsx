import { type NativeStackScreenProps } from '@react-navigation/native-stack';
import { type ReactNode, useState } from 'react';
import { useDismissOnBackOrEscape } from '../hooks';
import { DealScreen } from '../screens/Deal';
import { TableScreen } from '../screens/Table';
import { BackLabelProvider } from './BackLabelProvider';
import { LaterScreens } from './laterScreens';
import { lazyScreen } from './lazyScreen';
import { type TablesRoutes } from './routes';
import { TopScreenGate } from './TopScreenGate';

const PracticeScreen = lazyScreen(async () => (await import('../screens/Practice')).PracticeScreen);
const HelpCardScreen = lazyScreen(async () => (await import('../screens/PrintedPages')).HowToTapCardScreen);

/** Practice draws the screens of a real table over a registry of its own; which ones is decided here, as for a real table. */
export function PracticeRoute({ navigation, route }: NativeStackScreenProps<TablesRoutes, 'Practice'>) {
  return (
    <TopScreenGate>
      <PracticeScreen
        seed={route.params?.seed}
        onBack={() => navigation.popTo('Tables')}
        renderTable={(id, onLeave) => <PracticePlaces id={id} onLeave={onLeave} />}
      />
    </TopScreenGate>
  );
}

type Place =
  | { readonly at: 'table' | 'deal' | 'log' | 'position' | 'result' | 'help' }
  | { readonly at: 'flag'; readonly flag: string; readonly from: 'table' | 'log' | 'result' };

interface PracticePlacesProps {
  readonly id: string;
  readonly onLeave: () => void;
}

/**
 * The screens of the practice table. They have no addresses of their own: the table is gone when the page is. So the
 * browser's Back closes them as it closes a panel, and the lesson goes on.
 */
function PracticePlaces({ id, onLeave }: PracticePlacesProps) {
  const [place, setPlace] = useState<Place>({ at: 'table' });
  const go = (at: Exclude<Place['at'], 'flag'>) => (): void => setPlace({ at });
  const openFlag = (from: 'table' | 'log' | 'result') => (flag: string) => setPlace({ at: 'flag', flag, from });
  const goBack = go(place.at === 'flag' ? place.from : 'table');
  useDismissOnBackOrEscape(place.at !== 'table' && place.at !== 'deal', goBack);
  const behind = (screen: ReactNode, name: 'Table' | 'Log' | 'Result' = 'Table') => (
    <BackLabelProvider place={name} id={id}>
      {screen}
    </BackLabelProvider>
  );
  switch (place.at) {
    case 'table':
      return (
        <TableScreen
          id={id}
          onBack={onLeave}
          onSwitch={() => undefined}
          onDeal={go('deal')}
          onPosition={go('position')}
          onLog={go('log')}
          onFlag={openFlag('table')}
          onResult={go('result')}
          onHelp={go('help')}
        />
      );
    case 'deal':
      return <DealScreen id={id} onStarted={go('table')} onBack={onLeave} />;
    case 'position':
      return behind(<LaterScreens.Position id={id} onTold={go('table')} onBack={goBack} />);
    case 'log':
      return behind(<LaterScreens.Log id={id} onBack={goBack} onOpenFlag={openFlag('log')} />);
    case 'flag':
      return behind(
        <LaterScreens.Flag id={id} flag={place.flag} onBack={goBack} />,
        ({ table: 'Table', log: 'Log', result: 'Result' } as const)[place.from],
      );
    case 'result':
      return behind(
        <LaterScreens.Result id={id} onBack={goBack} onOpenFlag={openFlag('result')} onNextGame={onLeave} />,
      );
    case 'help':
      return behind(<HelpCardScreen onBack={goBack} />);
  }
}
