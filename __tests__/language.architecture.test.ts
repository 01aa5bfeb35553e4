import path from 'node:path';
import { readTree, type RuleCase, testRules } from './kit/architecture';
import {
  formatsInWords,
  noJoinsOutsideWords,
  noTextOutsideWords,
  oneLanguageDecision,
} from './kit/architecture/language';

const tree = readTree(path.resolve(__dirname, '..'), ['app', 'src']);

const cases: readonly RuleCase[] = [
  {
    says: 'the language is decided in one place of the app',
    rule: oneLanguageDecision,
    broken: [
      [{ 'app/screens/A/a.ts': `import { words } from '@/words'; words('en');` }, 'chooses a language: words'],
      [{ 'app/hooks/useOther.ts': `import { words as say } from '@/words';` }, 'chooses a language: words'],
      [
        { 'app/boot.ts': `import { chooseLanguage, type Words } from '@/words';` },
        'chooses a language: chooseLanguage',
      ],
      [{ 'src/state/a.ts': `import { DEFAULT_LANGUAGE } from '@/words';` }, 'chooses a language: DEFAULT_LANGUAGE'],
    ],
    sound: [
      { 'app/hooks/useWords.tsx': `import { words } from '@/words';` },
      { 'src/cli/adjudicate/a.ts': `import { words } from '@/words';` },
      { 'app/screens/A/a.ts': `import { type Words, flagLine } from '@/words'; const words = useWords();` },
    ],
  },
  {
    says: 'times, numbers and capitals are formatted by the dictionaries',
    rule: formatsInWords,
    broken: [
      [{ 'app/a.ts': `const a = date.toLocaleTimeString('en-US');` }, 'formats for one language: toLocaleTimeString'],
      [{ 'app/a.ts': `const a = count.toLocaleString();` }, 'toLocaleString'],
      [{ 'app/a.ts': `const a = new Intl.NumberFormat('en-US');` }, 'Intl'],
      [{ 'src/state/a.ts': `const a = text.charAt(0).toUpperCase() + text.slice(1);` }, 'toUpperCase'],
      [{ 'app/a.ts': `const a = share.toFixed(1);` }, 'toFixed'],
    ],
    sound: [
      { 'src/words/formats.ts': `const a = new Intl.NumberFormat(locale);` },
      { 'app/device/language.ts': `const a = Intl.DateTimeFormat().resolvedOptions().locale;` },
      { 'app/a.ts': `const a = words.times.clock(Date.parse(at)); const b = name.toLowerCase();` },
    ],
  },
  {
    says: 'no text is shown or spoken that is not in words',
    rule: noTextOutsideWords,
    broken: [
      [{ 'app/A.tsx': `const a = <Text>Undo</Text>;` }, 'not in words: Undo'],
      [{ 'app/A.tsx': `const a = <Text>{isOn ? 'on' : say.off}</Text>;` }, 'not in words: on'],
      [{ 'app/A.tsx': 'const a = <Text>{`Entry ${n}`}</Text>;' }, 'not in words: Entry'],
      [{ 'app/A.tsx': `const a = <View aria-label="Keys" />;` }, 'not in words: Keys'],
      [{ 'app/A.tsx': `const a = <Button title={isOn ? say.on : 'Off'} />;` }, 'not in words: Off'],
      [{ 'app/makeA.ts': `const a = { title: 'Undo', testID: 'undo' };` }, 'not in words: Undo'],
      [{ 'app/useA.ts': `setFailure('Not written down');` }, 'not in words: Not written down'],
    ],
    sound: [
      { 'app/A.tsx': `const a = <Text testID="undo" colour="ink">{say.undo}{' · '}</Text>;` },
      { 'app/A.tsx': `const a = <Text>{kind === 'flag' ? say.flag : null}</Text>;` },
      { 'app/A.tsx': `const a = <Text style={{ color: isOn ? 'red' : 'blue' }}>{say['undo']}</Text>;` },
      { 'app/makeA.ts': `const a = { title: say[kind === 'flag' ? 'flag' : 'none'], icon: 'undo' };` },
      { 'app/useA.ts': `throw new Error('useA outside its gate'); const a = saved === 'not saved';` },
      { 'app/A.tsx': `const a = <Press label={label}><Icon name="undo" /></Press>;` },
    ],
  },
  {
    says: 'words are joined in words',
    rule: noJoinsOutsideWords,
    broken: [
      [{ 'app/a.ts': 'const a = `${say.intro} ${say.more}`;' }, 'joins words outside words'],
      [{ 'app/a.ts': 'const a = `${title} · ${game}`;' }, 'joins words'],
      [{ 'app/a.ts': 'const a = `${label}: ${line}`;' }, 'joins words'],
      [{ 'app/a.ts': 'const a = `${name}…`;' }, 'joins words'],
      [{ 'app/a.ts': `const a = parts.join(', ');` }, 'joins words'],
      [{ 'app/a.ts': `const a = first + '. ';` }, 'joins words'],
      [{ 'app/A.tsx': 'const a = <Text>{` ${say.inHand}`}</Text>;' }, 'joins words'],
    ],
    sound: [
      { 'app/A.tsx': 'const a = <Form keptAs={`amend ${n}`} key={`${a} ${b}`} testID={`pile-${pile}`} />;' },
      { 'app/a.ts': 'const [text] = useUnsentInput(`note ${n}`); const b = `${count}`; const c = `${a}/${b}`;' },
      { 'app/a.ts': `const a = bytes.join(''); const b = rules.join(';\\n'.slice(2)); const c = at + 1;` },
      { 'app/theme/a.ts': 'const a = `${size}px ${size}px`;' },
    ],
  },
];

testRules(tree, cases);
