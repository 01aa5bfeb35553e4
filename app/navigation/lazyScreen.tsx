import { type ComponentType, useEffect, useState } from 'react';
import { AppText, Button, Page } from '../components';
import { useWords } from '../hooks';

/** A component, and a way to load it before it is drawn. */
export type LazyScreenComponent<Props extends object> = ComponentType<Props> & {
  readonly preload: () => Promise<void>;
};

/**
 * A screen that nobody needs in order to begin: its script is loaded when the screen is first opened, or by `preload`,
 * and stays out of the scripts of the start. On a phone the whole app is one file, so `load` answers at once. If the
 * script does not come, the screen says so and offers to try again. A screen that was loaded is drawn at once.
 *
 *   const SettingsScreen = lazyScreen(async () => (await import('../screens/Settings')).SettingsScreen);
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreenComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadOnce = async (): Promise<ComponentType<Props>> => (loaded ??= await load());
  function LazyScreen(props: Props) {
    const { common } = useWords().screens;
    const [Screen, setScreen] = useState<ComponentType<Props> | null>(() => loaded);
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      if (Screen !== null || hasFailed) return;
      let isGone = false;
      loadOnce().then(
        (component) => {
          if (!isGone) setScreen(() => component);
        },
        () => {
          if (!isGone) setFailed(true);
        },
      );
      return () => void (isGone = true);
    }, [Screen, hasFailed]);
    if (Screen !== null) return <Screen {...props} />;
    if (!hasFailed) {
      return (
        <Page>
          <AppText colour="inkSoft">{common.loading}</AppText>
        </Page>
      );
    }
    return (
      <Page>
        <AppText testID="screen-not-loaded">{common.notLoaded}</AppText>
        <Button kind="main" title={common.tryAgain} onPress={() => setFailed(false)} testID="screen-load-again" />
      </Page>
    );
  }
  return Object.assign(LazyScreen, { preload: async () => void (await loadOnce()) });
}
