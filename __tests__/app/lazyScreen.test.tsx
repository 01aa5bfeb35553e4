import { fireEvent, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { lazyScreen } from '../../app/navigation/lazyScreen';
import { inWindow } from './inWindow';

const Late = ({ name }: { readonly name: string }) => <Text>Hello {name}</Text>;

describe('a screen whose script is loaded when it is opened', () => {
  it('says that it is coming, then draws with its props, and is loaded once', async () => {
    let loads = 0;
    const Lazy = lazyScreen(async () => {
      loads += 1;
      return Late;
    });
    const { unmount } = render(inWindow(<Lazy name="Ana" />));
    expect(screen.getByText('One moment')).toBeTruthy();
    expect(await screen.findByText('Hello Ana')).toBeTruthy();
    unmount();
    render(inWindow(<Lazy name="Bo" />));
    expect(screen.getByText('Hello Bo')).toBeTruthy();
    expect(loads).toBe(1);
  });

  it('says when the script did not come, and tries again on a press', async () => {
    let loads = 0;
    const Lazy = lazyScreen(async () => {
      loads += 1;
      if (loads === 1) throw new Error('offline');
      return Late;
    });
    render(inWindow(<Lazy name="Ana" />));
    fireEvent.press(await screen.findByTestId('screen-load-again'));
    expect(await screen.findByText('Hello Ana')).toBeTruthy();
    expect(screen.queryByTestId('screen-not-loaded')).toBeNull();
    expect(loads).toBe(2);
  });

  it('is drawn at once, and not loaded again, when it was loaded before', async () => {
    let loads = 0;
    const Lazy = lazyScreen(async () => {
      loads += 1;
      return Late;
    });
    await Lazy.preload();
    render(inWindow(<Lazy name="Ana" />));
    expect(screen.getByText('Hello Ana')).toBeTruthy();
    expect(loads).toBe(1);
  });

  it('is loaded when it is opened if that failed before', async () => {
    let loads = 0;
    const Lazy = lazyScreen(async () => {
      loads += 1;
      if (loads === 1) throw new Error('offline');
      return Late;
    });
    await expect(Lazy.preload()).rejects.toThrow('offline');
    render(inWindow(<Lazy name="Ana" />));
    expect(await screen.findByText('Hello Ana')).toBeTruthy();
  });
});
