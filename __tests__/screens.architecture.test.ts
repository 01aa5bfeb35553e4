import path from 'node:path';
import { fakeTree, readTree, type Rule } from './kit/architecture';
import { appFoldersPointDownward, screensAreLeaves } from './kit/architecture/screens';

const tree = readTree(path.resolve(__dirname, '..'), ['app']);

interface Case {
  readonly says: string;
  readonly rule: Rule;
  /** A file that breaks the rule, what it imports, and a piece of the complaint. */
  readonly broken: readonly (readonly [file: string, text: string, complaint: string])[];
  /** Files that come close and do not break it. */
  readonly sound: readonly (readonly [file: string, text: string])[];
}

const cases: readonly Case[] = [
  {
    says: 'no screen imports another screen',
    rule: screensAreLeaves,
    broken: [
      ['app/screens/Log/A.tsx', `import { B } from '../Table/B';`, 'imports the screen Table from the screen Log'],
      ['app/screens/Table/model/a.ts', `import { type B } from '../../Log/b';`, 'the screen Log from the screen Table'],
      ['app/screens/Flag/index.tsx', `export { B } from '../Log';`, 'imports the screen Log from the screen Flag'],
      ['app/screens/Flag/a.ts', `const later = () => import('../Log/b');`, 'the screen Log from the screen Flag'],
      ['app/screens/Flag/a.ts', `type B = import('../Log/b').B;`, 'the screen Log from the screen Flag'],
    ],
    sound: [
      ['app/screens/Table/parts/A.tsx', `import { b } from '../model/b'; import { c } from '../../../forms';`],
      ['app/navigation/Stack.tsx', `import { A } from '../screens/A'; import { B } from '../screens/B';`],
    ],
  },
  {
    says: 'folders of app/ import folders of a lower rank only',
    rule: appFoldersPointDownward,
    broken: [
      ['app/screens/A/index.tsx', `import { PATHS } from '../../navigation/routes';`, 'imports app/navigation'],
      ['app/forms/A.tsx', `import { B } from '../screens/B';`, 'imports app/screens (rank 5) from app/forms (rank 4)'],
      ['app/flags/a.ts', `import { Navigation } from '../navigation';`, 'imports app/navigation'],
      ['app/houseRules/A.tsx', `import { B } from '../forms';`, 'imports app/forms'],
      ['app/flags/a.ts', `import { b } from '../logRows/b';`, 'imports app/logRows (rank 3) from app/flags (rank 3)'],
      ['app/theme/a.ts', `import { b } from '../hooks';`, 'imports app/hooks'],
      ['app/helpers/a.ts', `import { b } from '../theme';`, 'lives in app/helpers, which has no rank'],
      ['app/screens/A/a.ts', `import { b } from '../../helpers';`, 'imports app/helpers, which has no rank'],
    ],
    sound: [
      ['app/navigation/Stack.tsx', `import { A } from '../screens/A'; import { b } from './b';`],
      ['app/screens/A/index.tsx', `import { B } from '../../forms'; import { C } from './C';`],
      ['app/support.web.ts', `import { type TableRegistry } from '@/state';`],
      ['app/registry/TableGate.tsx', `import { showRecord } from '../support';`],
    ],
  },
];

describe.each(cases)('$says', ({ rule, broken, sound }) => {
  test('in this repository', () => {
    expect(rule(tree)).toEqual([]);
  });
  test.each(broken)('breaking it is noticed: %s %s', (file, text, complaint) => {
    expect(rule(fakeTree({ [file]: text }))).toEqual([expect.stringContaining(complaint)]);
  });
  test.each(sound)('what only comes close is left alone: %s %s', (file, text) => {
    expect(rule(fakeTree({ [file]: text }))).toEqual([]);
  });
});
