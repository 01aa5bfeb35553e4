import { AppText, Page, ScreenBar } from '../../components';
import { TitledCard } from '../../components/TitledCard';
import { useWords } from '../../hooks';
import licenceList from './data/licences.json';
import { useSettingsScreensWords } from './useSettingsScreensWords';

/** The version of the app, from the same file. */
export const APP_VERSION: string = licenceList.version;

interface LicencesScreenProps {
  readonly onBack: () => void;
}

interface LicenceGroup {
  readonly licence: string;
  readonly packages: readonly (readonly string[])[];
}

/** Whose software this app is built on. The list is made by `npm run licences`. */
export function LicencesScreen({ onBack }: LicencesScreenProps) {
  const { licences } = useSettingsScreensWords();
  const { phrasing } = useWords();
  const groups: readonly LicenceGroup[] = licenceList.licences;
  const count = groups.reduce((sum, { packages }) => sum + packages.length, 0);
  return (
    <Page isText bar={<ScreenBar title={licences.title} onBack={onBack} />}>
      <AppText testID="licences-intro">{licences.intro(count)}</AppText>
      {groups.map(({ licence, packages }) => (
        <TitledCard key={licence} title={phrasing.labelled(licence, licences.count(packages.length))}>
          <AppText size="small">
            {licences.list(packages.map(([name = '', version = '']) => licences.item(name, version)))}
          </AppText>
        </TitledCard>
      ))}
    </Page>
  );
}
