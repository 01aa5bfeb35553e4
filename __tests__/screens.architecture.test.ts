import path from 'node:path';
import { readTree, type RuleCase, testRules } from './kit/architecture';
import { appFoldersPointDownward, screensAreLeaves } from './kit/architecture/screens';

const tree = readTree(path.resolve(__dirname, '..'), ['app']);

const cases: readonly RuleCase[] = [
  {
    says: 'no screen imports another screen',
    rule: screensAreLeaves,
    broken: [
      [{ 'app/screens/Log/A.tsx': `import { B } from '../Table/B';` }, 'imports the screen Table from the screen Log'],
      [
        { 'app/screens/Table/model/a.ts': `import { type B } from '../../Log/b';` },
        'the screen Log from the screen Table',
      ],
      [{ 'app/screens/Flag/index.tsx': `export { B } from '../Log';` }, 'imports the screen Log from the screen Flag'],
      [{ 'app/screens/Flag/a.ts': `const later = () => import('../Log/b');` }, 'the screen Log from the screen Flag'],
      [{ 'app/screens/Flag/a.ts': `type B = import('../Log/b').B;` }, 'the screen Log from the screen Flag'],
    ],
    sound: [
      { 'app/screens/Table/parts/A.tsx': `import { b } from '../model/b'; import { c } from '../../../forms';` },
      { 'app/navigation/Stack.tsx': `import { A } from '../screens/A'; import { B } from '../screens/B';` },
    ],
  },
  {
    says: 'folders of app/ import folders of a lower rank only',
    rule: appFoldersPointDownward,
    broken: [
      [{ 'app/screens/A/index.tsx': `import { PATHS } from '../../navigation/routes';` }, 'imports app/navigation'],
      [
        { 'app/forms/A.tsx': `import { B } from '../screens/B';` },
        'imports app/screens (rank 6) from app/forms (rank 4)',
      ],
      [{ 'app/flags/a.ts': `import { Navigation } from '../navigation';` }, 'imports app/navigation'],
      [{ 'app/houseRules/A.tsx': `import { B } from '../forms';` }, 'imports app/forms'],
      [
        { 'app/flags/a.ts': `import { b } from '../logRows/b';` },
        'imports app/logRows (rank 3) from app/flags (rank 3)',
      ],
      [{ 'app/theme/a.ts': `import { b } from '../hooks';` }, 'imports app/hooks'],
      [{ 'app/helpers/a.ts': `import { b } from '../theme';` }, 'lives in app/helpers, which has no rank'],
      [{ 'app/screens/A/a.ts': `import { b } from '../../helpers';` }, 'imports app/helpers, which has no rank'],
    ],
    sound: [
      { 'app/navigation/Stack.tsx': `import { A } from '../screens/A'; import { b } from './b';` },
      { 'app/screens/A/index.tsx': `import { B } from '../../forms'; import { C } from './C';` },
      { 'app/support.web.ts': `import { type TableRegistry } from '@/state';` },
      { 'app/registry/TableGate.tsx': `import { showRecord } from '../support';` },
    ],
  },
];

testRules(tree, cases);
