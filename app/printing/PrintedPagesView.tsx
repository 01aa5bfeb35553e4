import { useState } from 'react';
import { ScrollView, useWindowDimensions, View } from 'react-native';
import { AppText, Button, Notice, Page, ScreenBar } from '../components';
import {
  canSharePages,
  type PrintJob,
  PRINTED_PAGE_SIZE_UNIT,
  printPages,
  SAVED_PAGES_FORMAT,
  savePages,
  saveWebPage,
  sharePages,
} from '../device/print';
import { useIsCramped, useWords } from '../hooks';
import { defineStyles, MAX_TEXT_WIDTH, space, useStyles } from '../theme';
import { pageSvg, pagesHtml } from './pageSvg';
import { PageView } from './PageView';
import { type PageScene } from './scene';

interface PrintedPagesViewProps {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly help?: string | undefined;
  readonly pages: readonly PageScene[];
  /** Name of a file, without its ending. */
  readonly fileName: string;
  readonly onBack: () => void;
}

/** Large enough to read what is printed small. */
const LARGE_WIDTH = 1000;

/** What will come out of the printer, and the ways to hand it over. */
export function PrintedPagesView({ title, subtitle, help, pages, fileName, onBack }: PrintedPagesViewProps) {
  const styles = useStyles(makeStyles);
  const { printed: say, locale } = useWords();
  const isCramped = useIsCramped();
  const window = useWindowDimensions();
  const [isLarge, setLarge] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<keyof typeof say.outcomes | null>(null);
  const fitting = Math.min(window.width - 2 * (isCramped ? space.small : space.large), MAX_TEXT_WIDTH) - 2;
  const [first] = pages;
  if (first === undefined) return null;
  // a picture shows one page; a PDF has them all
  const maySave = pages.length === 1 || SAVED_PAGES_FORMAT === 'pdf';

  const run = async (act: (job: PrintJob) => Promise<boolean>, good: typeof outcome, bad: typeof outcome) => {
    setBusy(true);
    const svgs = pages.map(pageSvg);
    const html = pagesHtml(fileName, locale, svgs, PRINTED_PAGE_SIZE_UNIT);
    const { width, height } = first;
    const job = { name: fileName, html, firstPage: { svg: svgs[0] ?? '', width, height } };
    const isDone = await act(job).catch(() => false);
    setBusy(false);
    setOutcome(isDone ? good : bad);
  };
  return (
    <Page bar={<ScreenBar title={title} subtitle={subtitle} onBack={onBack} />}>
      {help === undefined ? null : <AppText colour="inkSoft">{help}</AppText>}
      <View style={[styles.buttons, isCramped && styles.stacked]}>
        <Button
          kind="main"
          icon="print"
          title={say.print}
          testID="slip-print"
          isDisabled={isBusy}
          onPress={() => void run(printPages, null, 'not-printed')}
        />
        {maySave && (
          <Button
            icon={SAVED_PAGES_FORMAT === 'png' ? 'image' : 'share'}
            title={say.save[SAVED_PAGES_FORMAT]}
            testID="slip-image"
            isDisabled={isBusy}
            onPress={() => void run(savePages, 'saved', 'not-saved')}
          />
        )}
        {!maySave && (
          <Button
            icon="download"
            title={say.saveWebPage}
            testID="slip-web-page"
            isDisabled={isBusy}
            onPress={() => void run(saveWebPage, 'saved', 'not-saved')}
          />
        )}
        {maySave && canSharePages() && (
          <Button
            icon="share"
            title={say.share}
            testID="slip-share"
            isDisabled={isBusy}
            onPress={() => void run(sharePages, null, 'not-saved')}
          />
        )}
        {fitting < LARGE_WIDTH / 1.6 && (
          <Button
            kind="quiet"
            icon={isLarge ? 'minus' : 'plus'}
            title={isLarge ? say.smaller : say.larger}
            testID="slip-larger"
            onPress={() => setLarge(!isLarge)}
          />
        )}
      </View>
      {outcome !== null && (
        <Notice kind={outcome === 'saved' ? 'good' : 'warning'} testID="slip-outcome">
          {say.outcomes[outcome]}
        </Notice>
      )}
      {pages.map((page, index) => {
        const view = (
          <View style={styles.sheet}>
            <PageView
              page={page}
              width={isLarge ? LARGE_WIDTH : fitting}
              label={say.spokenPage(index + 1, pages.length, textsOf(page))}
              testID={`page-${index + 1}`}
            />
          </View>
        );
        return isLarge ? (
          <ScrollView key={index} horizontal testID="slip-scroll">
            {view}
          </ScrollView>
        ) : (
          <View key={index}>{view}</View>
        );
      })}
    </Page>
  );
}

const textsOf = ({ shapes }: PageScene): readonly string[] =>
  shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));

const makeStyles = defineStyles((palette) => ({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  stacked: { flexDirection: 'column' },
  sheet: { alignSelf: 'flex-start', borderWidth: 1, borderColor: palette.frame },
}));
