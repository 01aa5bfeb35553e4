import { setTimeout as sleep } from 'node:timers/promises';
import { type Page } from 'playwright-core';
import { makeQuestionIndex, QUESTIONS, searchQuestions } from '@/rulings';
import { rulesFor } from '@/rulesets';
import { wordsFor } from '@/words';
import { rulingQuestionWordsFor } from '@/words/rulingQuestions';
import { median } from '../../src/cli/bench/figure';
import { type MeasureInBrowser } from '../../src/cli/bench/tableMeasurements';
import { atSeat, inTime, sheet } from './seat';

const RULESET = 'texas-good-sam';
const WARM_UP = 8;
const ROUNDS = 40;
const THROTTLE = 6;
/** A pause of the measurement, not a wait: what a key sets in motion (clauses, the announcement) is over before the next. */
const PAUSE_MS = 900;
const FIRST_ANSWER = '[data-testid="answer-1"]';
const firstAnswerTo = (question: string): string => `[data-question="${question}"] ${FIRST_ANSWER}`;
const FIXED_TEXTS = '[data-testid="bare-list"]';

interface LastKey {
  readonly before: string;
  readonly key: string;
  /** The question that is answered first before the key, and after it. */
  readonly firstBefore: string;
  readonly firstAfter: string;
}

/** Places in the questions themselves at which one more letter brings another answer to the top. */
function lastKeys(): readonly LastKey[] {
  const say = { words: wordsFor('en'), questions: rulingQuestionWordsFor('en') };
  const index = makeQuestionIndex(rulesFor(sheet(RULESET)), say);
  // the app searches without the blanks around a text
  const firstFor = (typed: string): string => searchQuestions(index, typed.trim(), 1).hits[0]?.question.id ?? '';
  return QUESTIONS.flatMap(({ id }) => {
    const asked = say.questions.questions[id].ask.toLowerCase();
    for (let length = asked.length - 1; length > 4; length -= 1) {
      const [before, key] = [asked.slice(0, length), asked.charAt(length)];
      if (!/[a-z]/.test(key)) continue;
      const [firstBefore, firstAfter] = [firstFor(before), firstFor(before + key)];
      if (firstBefore !== firstAfter) return [{ before, key, firstBefore, firstAfter }];
    }
    return [];
  });
}

const textsShown = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('[data-testid^="answer-"] [dir]'), (text) => text.textContent ?? ''),
  );

function timeKey(page: Page, box: string, firstOfList: string, key: string): Promise<number> {
  return inTime(`"${key}" in "${box}" brings another text into ${firstOfList}`, async () => {
    await page.getByTestId(box).focus();
    await page.keyboard.press('End');
    await page.evaluate((first) => window.besideRulings.startKeyWatch(first), firstOfList);
    await page.keyboard.press(key);
    return page.evaluate(() => window.besideRulings.readKeyWatch());
  });
}

/** The last key of a question to its first answer, and the same for as many fixed texts of the same lengths. */
export const measureAnswerShown: MeasureInBrowser = (onProgress) =>
  atSeat('rulings', async ({ page, origin, slowDown }) => {
    await page.goto(`${origin}/rulings?ruleset=${RULESET}`);
    await page.getByTestId('ask').waitFor();
    const keys = lastKeys();
    await slowDown(THROTTLE);
    const [over, under]: [number[], number[]] = [[], []];
    for (let round = 1 - WARM_UP; round <= ROUNDS; round += 1) {
      onProgress(round < 1 ? 'warming up' : `round ${round} of ${ROUNDS}`);
      const last = keys[(round + WARM_UP) % keys.length];
      if (last === undefined) throw new Error('no key brings another answer to the top');
      await page.getByTestId('ask').fill(last.before);
      await page.locator(firstAnswerTo(last.firstBefore)).waitFor();
      const earlier = await textsShown(page);
      await sleep(PAUSE_MS);
      const ours = await timeKey(page, 'ask', FIRST_ANSWER, last.key);
      await page.locator(firstAnswerTo(last.firstAfter)).waitFor();
      await sleep(PAUSE_MS);
      await page.evaluate((lists) => window.besideRulings.setFixedTexts(lists), [earlier, await textsShown(page)]);
      // an empty box shows no list, whatever the round before has shown; the first key shows the earlier texts
      await page.getByTestId('bare-ask').fill('');
      await timeKey(page, 'bare-ask', FIXED_TEXTS, 'x');
      await sleep(PAUSE_MS);
      const bare = await timeKey(page, 'bare-ask', FIXED_TEXTS, 'x');
      if (round < 1) continue;
      over.push(ours);
      under.push(bare);
    }
    return { over, under, raw: { milliseconds: median(over), millisecondsFixed: median(under) } };
  });
