import { type ReactNode } from 'react';
import { View } from 'react-native';
import { type OpenFailure, type ReadFailure } from '@/storage';
import { type Words as Dictionary } from '@/words';
import { AppText, Button, Heading, AppLogo, Page } from '../components';
import { useWords } from '../hooks';
import { isNewerRecord } from '../labels/unreadableRecordLine';
import { UpdateNotice } from '../offline/UpdateNotice';
import { defineStaticStyles, space } from '../theme';

interface Told {
  readonly title: string;
  readonly lines: readonly string[];
  /** The error text of the system, for support staff. */
  readonly details?: string;
}

function tellOpening({ keeping }: Dictionary, failure: OpenFailure): Told {
  switch (failure.why) {
    case 'open-elsewhere':
      return { title: keeping.elsewhere.title, lines: [keeping.elsewhere.text, ...keeping.elsewhere.steps] };
    case 'newer-version':
      return { title: keeping.newer.title, lines: [keeping.newer.text, keeping.newer.whatNow] };
    case 'failed':
      return {
        title: keeping.failed.title,
        lines: [keeping.failed.text, ...keeping.failed.steps],
        details: failure.error,
      };
  }
}

function tellReading({ keeping }: Dictionary, failure: ReadFailure): Told {
  if (isNewerRecord(failure)) return { title: keeping.newer.title, lines: [keeping.newer.record] };
  switch (failure.why) {
    case 'no-such-table':
      return { title: keeping.noSuchTable.title, lines: [keeping.noSuchTable.text] };
    case 'broken-chain':
      return { title: keeping.broken.title, lines: [keeping.broken.text(failure.seq), keeping.broken.whatNow] };
    case 'failed':
      return { title: keeping.unreadable.title, lines: [keeping.unreadable.text], details: failure.error };
  }
}

/** Shown while the disk is being read, which usually takes too short a time to notice. */
export const RegistryOpeningView = () => {
  const { opening } = useWords().keeping;
  return (
    <Page>
      <AppText colour="inkSoft" testID="opening">
        {opening.text}
      </AppText>
    </Page>
  );
};

/** Covers every screen while the log is opened again: a tap could not be written, so nothing can be tapped. */
export const ReopeningCover = () => (
  <View style={styles.cover} testID="reopening">
    <RegistryOpeningView />
  </View>
);

interface TellProps {
  readonly told: Told;
  readonly testID: string;
  readonly button: string;
  readonly onPress: () => void;
  /** What else can be done. Below the button, which must not move when it comes later. */
  readonly children?: ReactNode;
}

function Tell({ told: { title, lines, details }, testID, button, onPress, children }: TellProps) {
  const { keeping, phrasing } = useWords();
  return (
    <Page>
      <View testID={testID} style={styles.told}>
        <AppLogo size={44} />
        <Heading level={1}>{title}</Heading>
        {lines.map((line) => (
          <AppText key={line}>{line}</AppText>
        ))}
        <Button kind="main" title={button} onPress={onPress} testID={`${testID}-button`} />
        {children}
        {details === undefined ? null : (
          <AppText size="small" colour="inkSoft">
            {phrasing.labelled(keeping.failed.details, details)}
          </AppText>
        )}
      </View>
    </Page>
  );
}

interface TroubleViewProps {
  readonly failure: OpenFailure;
  readonly onRetry: () => void;
}

/** Shown if the registry cannot be opened: the reason, what is safe, and what to do. */
export function RegistryFailureView({ failure, onRetry }: TroubleViewProps) {
  const words = useWords();
  const { elsewhere, failed } = words.keeping;
  const button = failure.why === 'open-elsewhere' ? elsewhere.tryAgain : failed.tryAgain;
  return (
    <Tell told={tellOpening(words, failure)} testID={failure.why} button={button} onPress={onRetry}>
      <UpdateNotice isNeeded={failure.why === 'newer-version'} />
    </Tell>
  );
}

interface UnreadableViewProps {
  readonly failure: ReadFailure;
  readonly onBack: () => void;
}

/** One table cannot be read. */
export function UnreadableTableView({ failure, onBack }: UnreadableViewProps) {
  const words = useWords();
  return (
    <Tell told={tellReading(words, failure)} testID={failure.why} button={words.screens.common.back} onPress={onBack} />
  );
}

const styles = defineStaticStyles({
  told: { gap: space.medium, alignItems: 'flex-start' },
  cover: { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 },
});
