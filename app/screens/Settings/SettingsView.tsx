import { type ReactNode, useState } from 'react';
import { View } from 'react-native';
import { type Durability } from '@/storage';
import { AppText, Button, Heading, LabelledInput, Notice, Page, RadioChoice } from '../../components';
import { SwitchRow } from '../../components/SwitchRow';
import { TitledCard } from '../../components/TitledCard';
import { HAS_SOUNDS } from '../../device/sounds';
import { BOUNCE_CHOICES_MS, type DEVICE_SETTING_KEYS, type DeviceSettings, useWords } from '../../hooks';
import { type ThemeAndTextSize, defineStaticStyles, space, TEXT_SIZE_PERCENTS, THEME_CHOICES } from '../../theme';
import { APP_VERSION } from './LicencesView';
import { type OfflinePort } from './offlinePort';
import { type StorageUseData } from './storageUse';
import { useSettingsScreensWords } from './useSettingsScreensWords';

/** What came of an export or an import that failed. */
export interface ExportOrImportNoticeData {
  readonly kind: 'good' | 'warning' | 'error';
  readonly lines: readonly string[];
}

interface SettingsViewProps {
  readonly appearance: ThemeAndTextSize;
  readonly settings: DeviceSettings;
  readonly deviceId: string;
  /** Null until the device has said. */
  readonly use: StorageUseData | null;
  readonly durability: Durability;
  readonly outcome: ExportOrImportNoticeData | null;
  /** How far reading in a file is; null while none is read. */
  readonly importing: string | null;
  readonly report: ReactNode;
  readonly offline: OfflinePort | null;
  readonly onSet: (name: keyof typeof DEVICE_SETTING_KEYS, value: string) => void;
  readonly onHintsAgain: () => void;
  readonly onExportAll: () => void;
  readonly onImportAll: () => void;
  readonly onDeviceCheck: () => void;
  readonly onHelpCard: () => void;
  readonly onLicences: () => void;
}

const LONGEST_NAME = 40;

/** Everything that can be set on this device, in a few groups; each says what it is for. */
export function SettingsView(props: SettingsViewProps) {
  const say = useSettingsScreensWords();
  const { check } = say;
  const Offline = props.offline?.Section ?? null;
  return (
    <Page>
      <View style={styles.top}>
        <Heading level={1}>{say.title}</Heading>
        <AppText colour="inkSoft">{say.intro}</AppText>
      </View>
      <TitledCard title={check.title}>
        <AppText>{check.openHint}</AppText>
        <Button testID="device-check" kind="main" icon="eye" title={check.open} onPress={props.onDeviceCheck} />
      </TitledCard>
      <Look {...props} />
      <AtTheTable {...props} />
      <Hints {...props} />
      <ThisDevice {...props} />
      <Stored {...props} />
      {Offline === null ? null : <Offline />}
      <About {...props} />
    </Page>
  );
}

function Look({ appearance, onSet }: SettingsViewProps) {
  const { look } = useSettingsScreensWords();
  return (
    <TitledCard title={look.title}>
      <RadioChoice
        label={look.theme}
        options={THEME_CHOICES.map((value) => ({ value, title: look.themes[value], testID: `theme-${value}` }))}
        value={appearance.theme}
        onChange={(value) => onSet('theme', value)}
      />
      <RadioChoice
        label={look.textSize}
        options={TEXT_SIZE_PERCENTS.map((value) => ({
          value,
          title: look.textSizes(value),
          testID: `text-size-${value}`,
        }))}
        value={appearance.textSize}
        onChange={(value) => onSet('textSize', String(value))}
      />
      <AppText size="small" colour="inkSoft">
        {look.textSizeHint}
      </AppText>
    </TitledCard>
  );
}

/** The settings that are on or off: their test names, and their stored values, off first. */
const SWITCHES = {
  isLeftHanded: { testID: 'left-handed', stored: ['no', 'yes'] },
  isOpposite: { testID: 'opposite', stored: ['no', 'yes'] },
  hasHaptics: { testID: 'haptics', stored: ['off', 'on'] },
  hasSounds: { testID: 'sounds', stored: ['off', 'on'] },
  hasHints: { testID: 'hints', stored: ['off', 'on'] },
} as const satisfies Partial<Record<keyof DeviceSettings, object>>;

interface SettingSwitchProps extends Pick<SettingsViewProps, 'settings' | 'onSet'> {
  readonly name: keyof typeof SWITCHES;
  readonly title: string;
  readonly hint: string;
}

function SettingSwitch({ name, title, hint, settings, onSet }: SettingSwitchProps) {
  const { on, off } = useSettingsScreensWords();
  const { testID, stored } = SWITCHES[name];
  const isOn = settings[name];
  return (
    <SwitchRow
      testID={testID}
      title={title}
      hint={hint}
      isOn={isOn}
      state={isOn ? on : off}
      onChange={(isNowOn) => onSet(name, stored[isNowOn ? 1 : 0])}
    />
  );
}

function AtTheTable({ settings, onSet }: SettingsViewProps) {
  const { touch } = useSettingsScreensWords();
  const store = { settings, onSet };
  return (
    <TitledCard title={touch.title}>
      <RadioChoice
        label={touch.bounce}
        options={BOUNCE_CHOICES_MS.map((ms) => ({ value: ms, title: touch.bounces(ms), testID: `bounce-${ms}` }))}
        value={settings.bounce}
        onChange={(ms) => onSet('bounce', String(ms))}
      />
      <AppText size="small" colour="inkSoft">
        {touch.bounceHint}
      </AppText>
      <SettingSwitch name="isLeftHanded" title={touch.leftHanded} hint={touch.leftHandedHint} {...store} />
      <SettingSwitch name="isOpposite" title={touch.opposite} hint={touch.oppositeHint} {...store} />
      <SettingSwitch name="hasHaptics" title={touch.haptics} hint={touch.hapticsHint} {...store} />
      {HAS_SOUNDS ? (
        <SettingSwitch name="hasSounds" title={touch.sounds} hint={touch.soundsHint} {...store} />
      ) : (
        <AppText size="small" colour="inkSoft">
          {touch.noSounds}
        </AppText>
      )}
    </TitledCard>
  );
}

function Hints({ settings, onSet, onHintsAgain, onHelpCard }: SettingsViewProps) {
  const { hints } = useSettingsScreensWords();
  const { printed } = useWords();
  const [isDone, setDone] = useState(false);
  return (
    <TitledCard title={hints.title}>
      <SettingSwitch name="hasHints" title={hints.show} hint={hints.showHint} settings={settings} onSet={onSet} />
      <Button
        testID="hints-again"
        title={hints.again}
        isDisabled={!settings.hasHints}
        onPress={() => {
          onHintsAgain();
          setDone(true);
        }}
      />
      {isDone ? (
        <Notice kind="good" testID="hints-again-done">
          {hints.done}
        </Notice>
      ) : null}
      <Button testID="help-card" icon="print" title={printed.helpCard} onPress={onHelpCard} />
    </TitledCard>
  );
}

function ThisDevice({ settings, deviceId, onSet }: SettingsViewProps) {
  const { device } = useSettingsScreensWords();
  const { phrasing } = useWords();
  return (
    <TitledCard title={device.title}>
      <LabelledInput
        testID="device-name"
        label={device.name}
        hint={device.nameHint}
        value={settings.deviceName}
        maxLength={LONGEST_NAME}
        onChange={(name) => onSet('deviceName', name)}
      />
      {deviceId === '' ? null : (
        <AppText size="small" colour="inkSoft">
          {phrasing.labelled(device.id, deviceId)}
        </AppText>
      )}
    </TitledCard>
  );
}

function Stored({ use, durability, outcome, importing, report, onExportAll, onImportAll }: SettingsViewProps) {
  const { storage } = useSettingsScreensWords();
  const isOnDisk = durability.kept === 'disk';
  const used = use === null || use.used === null ? storage.unknown : storage.used(use.used, use.free);
  const persisted = use?.isPersisted === false ? storage.notPersisted : storage.persisted;
  return (
    <TitledCard title={storage.title}>
      <AppText testID="storage-used">{used}</AppText>
      <AppText testID="storage-persisted">{isOnDisk ? persisted : storage.memory}</AppText>
      <Button testID="export-all" icon="download" title={storage.exportAll} onPress={onExportAll} />
      <AppText size="small" colour="inkSoft">
        {storage.exportAllHint}
      </AppText>
      <Button
        testID="import-all"
        icon="upload"
        title={storage.importAll}
        isDisabled={importing !== null}
        onPress={onImportAll}
      />
      <AppText size="small" colour="inkSoft">
        {storage.importAllHint}
      </AppText>
      {importing === null ? null : (
        <Notice kind="info" testID="importing">
          {importing}
        </Notice>
      )}
      {outcome === null ? null : (
        <Notice kind={outcome.kind} testID="settings-outcome">
          {outcome.lines.map((line) => (
            <AppText key={line}>{line}</AppText>
          ))}
        </Notice>
      )}
      {report}
    </TitledCard>
  );
}

function About({ onLicences, offline }: SettingsViewProps) {
  const { about } = useSettingsScreensWords();
  return (
    <TitledCard title={about.title}>
      {/* Where the offline part is there, it says the version beside what it knows of updates. */}
      {offline === null ? <AppText testID="version">{about.version(APP_VERSION)}</AppText> : null}
      <AppText>{about.what}</AppText>
      <AppText testID="trademark">{about.trademark}</AppText>
      <Button testID="licences" kind="quiet" icon="text" title={about.licences} onPress={onLicences} />
    </TitledCard>
  );
}

const styles = defineStaticStyles({ top: { gap: space.hair } });
