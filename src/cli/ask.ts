import { rulesFor } from '@/rulesets';
import { type AnswerWords } from '@/rulings';
import { wordsFor } from '@/words';
import { rulingQuestionWordsFor } from '@/words/rulingQuestions';
import { makeLineWriter, openByteStream, readLines } from './adjudicate/lineStreams';
import { textStylesFor } from './adjudicate/textStyles';
import { makeAsker } from './ask/answersFor';
import { ASK_HELP, ASK_USAGE, type AskOptions, parseAskArgs } from './ask/args';
import { jsonAnswerLines } from './ask/jsonAnswers';
import { textAnswerLines } from './ask/textAnswers';

const UNREADABLE = 2;

const complain = (message: string): void => {
  process.exitCode = UNREADABLE;
  process.stderr.write(`${message}\n`);
};

/** The one question that was given, or every line of standard input that is not blank. */
async function* questionsAsked(asked: string | null): AsyncGenerator<string> {
  if (asked !== null) {
    yield asked;
    return;
  }
  for await (const lines of readLines(openByteStream('-'))) {
    for (const { line, text, fault } of lines) {
      if (text === null)
        complain(
          `standard input:${line}: ${fault === 'line-too-long' ? 'the line is too long' : 'the line is not text'}`,
        );
      else if (text.trim() !== '') yield text.trim();
    }
  }
}

async function ask({ ruleset, asked, json }: AskOptions): Promise<void> {
  if (ruleset === null) return;
  const rules = rulesFor(ruleset);
  const say: AnswerWords = { words: wordsFor('en'), questions: rulingQuestionWordsFor('en') };
  const answersFor = makeAsker(rules, say);
  const styles = textStylesFor(process.stdout, process.env);
  const out = makeLineWriter(process.stdout);
  for await (const question of questionsAsked(asked)) {
    const found = answersFor(question);
    for (const line of json ? jsonAnswerLines(found) : textAnswerLines(found, rules, say, styles)) out.line(line);
    await out.flush();
  }
}

/** The reader of a pipe may close it early (`| head`): that is not an error, and there is nobody left to write to. */
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE' && stream === process.stdout) complain(`standard output: ${error.message}`);
    process.exit();
  });
}

const options = parseAskArgs(process.argv.slice(2));
if (!options.ok) complain(`ask: ${options.error}\n${ASK_USAGE}`);
else if (options.value.help) process.stdout.write(`${ASK_HELP}\n`);
else void ask(options.value);
