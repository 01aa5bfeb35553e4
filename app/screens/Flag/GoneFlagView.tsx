import { View } from 'react-native';
import { AppText, Button, Heading, Page, ScreenBar } from '../../components';
import { useWords } from '../../hooks';
import { space } from '../../theme';
import { type GoneFlagData } from './makeFlag';

interface GoneViewProps {
  readonly gone: GoneFlagData;
  readonly isBusy: boolean;
  readonly onTakeBack: (n: number) => void;
  readonly onBack: () => void;
}

/** Shown for the address of a flag that a correction has removed; offers the way back. */
export function GoneFlagView({ gone, isBusy, onTakeBack, onBack }: GoneViewProps) {
  const say = useWords().review.flag;
  const { takeBack } = gone;
  return (
    <Page bar={<ScreenBar title={say.title} onBack={onBack} />}>
      <View style={{ gap: space.small }} testID="flag-gone">
        <Heading level={2}>{gone.title}</Heading>
        <AppText>{gone.help}</AppText>
      </View>
      <Button kind="main" title={say.backToTable} testID="flag-back" onPress={onBack} />
      {takeBack !== null && (
        <Button
          icon="undo"
          title={say.takeBack}
          testID="flag-undo"
          isDisabled={isBusy}
          onPress={() => onTakeBack(takeBack)}
        />
      )}
    </Page>
  );
}
