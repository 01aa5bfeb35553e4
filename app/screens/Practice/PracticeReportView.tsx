import { View } from 'react-native';
import { type RulingOutcome } from '@/practice';
import { AppText, BackBar, Button, Heading, Icon, Notice, Page } from '../../components';
import { TitledCard } from '../../components/TitledCard';
import { useWords } from '../../hooks';
import { defineStaticStyles, space, type ToneName, usePalette } from '../../theme';
import { type PracticeReportData, type PracticeReportItemData } from './makePracticeReportData';

interface PracticeReportViewProps {
  readonly report: PracticeReportData;
  readonly onGoOn: () => void;
  readonly onAgain: () => void;
  readonly onBack: () => void;
}

const TONES: Readonly<Record<RulingOutcome, ToneName>> = {
  right: 'good',
  'other-call': 'illegal',
  unruled: 'penalty',
  'not-seen': 'penalty',
  'no-offence': 'illegal',
};

/** How the lesson went: what was missed, what was tapped wrongly, how it was ruled, and how many taps it took. */
export function PracticeReportView({ report, onGoOn, onAgain, onBack }: PracticeReportViewProps) {
  const words = useWords();
  const { practice } = words;
  const palette = usePalette();
  const { missed, mistapped, rulings } = report;
  return (
    <Page bar={<BackBar title={words.screens.common.backTo.tables.long} onPress={onBack} />}>
      <Heading level={1}>{practice.report.title}</Heading>
      <Notice kind={report.isAllRight ? 'good' : 'info'} testID="practice-report">
        {report.headline}
      </Notice>
      <TitledCard title={practice.report.missed(missed.length)} testID="practice-missed">
        <Items items={missed} />
      </TitledCard>
      <TitledCard title={practice.report.mistapped(mistapped.length)} testID="practice-mistapped">
        <Items items={mistapped} />
        {report.corrected === null ? null : (
          <AppText testID="practice-corrected" colour="inkSoft">
            {report.corrected}
          </AppText>
        )}
      </TitledCard>
      {rulings.length === 0 ? null : (
        <TitledCard title={practice.report.rulings} testID="practice-rulings">
          <View role="list" style={styles.items}>
            {rulings.map(({ key, line, more, outcome }) => (
              <View key={key} role="listitem" style={styles.ruling}>
                <View style={styles.icon}>
                  <Icon
                    name={outcome === 'right' ? 'saved' : 'warning'}
                    size={20}
                    colour={palette.tones[TONES[outcome]].ink}
                  />
                </View>
                <View style={styles.words}>
                  <AppText>{line}</AppText>
                  {more.map((text) => (
                    <AppText key={text} size="small" style={{ color: palette.tones[TONES[outcome]].ink }}>
                      {text}
                    </AppText>
                  ))}
                </View>
              </View>
            ))}
          </View>
        </TitledCard>
      )}
      <TitledCard title={practice.report.taps}>
        <AppText testID="practice-taps">{report.taps}</AppText>
        {report.hint === null ? null : <AppText colour="inkSoft">{report.hint}</AppText>}
      </TitledCard>
      <Button testID="practice-again" kind="main" title={practice.report.again} onPress={onAgain} />
      <Button testID="practice-go-on" title={practice.report.goOn} onPress={onGoOn} />
    </Page>
  );
}

function Items({ items }: { readonly items: readonly PracticeReportItemData[] }) {
  if (items.length === 0) return null;
  return (
    <View role="list" style={styles.items}>
      {items.map(({ key, line, more }) => (
        <View key={key} role="listitem">
          <AppText>{line}</AppText>
          {more.map((text) => (
            <AppText key={text} size="small" colour="inkSoft">
              {text}
            </AppText>
          ))}
        </View>
      ))}
    </View>
  );
}

const styles = defineStaticStyles({
  items: { gap: space.small },
  ruling: { flexDirection: 'row', gap: space.small },
  icon: { paddingTop: 3 },
  words: { flex: 1 },
});
