import { type NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import { DealScreen } from '../screens/Deal';
import { TableScreen } from '../screens/Table';
import { LaterScreens } from './laterScreens';
import { lazyScreen } from './lazyScreen';
import { type TablesRoutes } from './routes';
import { TopScreenGate } from './TopScreenGate';

const PracticeScreen = lazyScreen(async () => (await import('../screens/Practice')).PracticeScreen);

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
  | { readonly at: 'table' | 'deal' | 'log' | 'position' | 'result' }
  | { readonly at: 'flag'; readonly flag: string; readonly from: 'table' | 'log' | 'result' };

interface PracticePlacesProps {
  readonly id: string;
  readonly onLeave: () => void;
}

/** The screens of the practice table. They have no addresses of their own: the table is gone when the page is. */
function PracticePlaces({ id, onLeave }: PracticePlacesProps) {
  const [place, setPlace] = useState<Place>({ at: 'table' });
  const go = (at: Exclude<Place['at'], 'flag'>) => (): void => setPlace({ at });
  const openFlag = (from: 'table' | 'log' | 'result') => (flag: string) => setPlace({ at: 'flag', flag, from });
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
        />
      );
    case 'deal':
      return <DealScreen id={id} onStarted={go('table')} onBack={onLeave} />;
    case 'position':
      return <LaterScreens.Position id={id} onTold={go('table')} onBack={go('table')} />;
    case 'log':
      return <LaterScreens.Log id={id} onBack={go('table')} onOpenFlag={openFlag('log')} />;
    case 'flag':
      return <LaterScreens.Flag id={id} flag={place.flag} onBack={go(place.from)} />;
    case 'result':
      return <LaterScreens.Result id={id} onBack={go('table')} onOpenFlag={openFlag('result')} onNextGame={onLeave} />;
  }
}
