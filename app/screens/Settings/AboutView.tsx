import { AppText, Button, Page, ScreenBar } from '../../components';
import { TitledCard } from '../../components/TitledCard';
import { APP_VERSION } from './LicencesView';
import { useSettingsScreensWords } from './useSettingsScreensWords';

interface AboutScreenProps {
  readonly onBack: () => void;
  readonly onLicences: () => void;
}

/** Whose name the game is, whose app this is, which version, and whose software is in it. */
export function AboutScreen({ onBack, onLicences }: AboutScreenProps) {
  const { about } = useSettingsScreensWords();
  return (
    <Page bar={<ScreenBar title={about.pageTitle} onBack={onBack} />}>
      <TitledCard title={about.whose}>
        <AppText testID="about-trademark">{about.trademark}</AppText>
        <AppText>{about.ownWords}</AppText>
      </TitledCard>
      <TitledCard title={about.whatTitle}>
        <AppText>{about.what}</AppText>
        <AppText testID="about-version">{about.version(APP_VERSION)}</AppText>
        <Button testID="licences" icon="text" title={about.licences} onPress={onLicences} />
      </TitledCard>
    </Page>
  );
}
