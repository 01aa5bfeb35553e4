import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as house from './kit/architecture';

const root = path.resolve(__dirname, '..');
const tree = house.readTree(root, ['src', 'app', '__tests__']);
const lines = (count: number): string => 'x;\n'.repeat(count);

const cases: readonly house.RuleCase[] = [
  {
    says: 'relative paths stay in their room',
    rule: house.staysInRoom,
    broken: [
      [{ 'src/engine/judge.ts': `import { ok } from '../base';` }, 'src/engine/judge.ts:1 leaves its room'],
      [{ 'src/engine/checks/a.ts': `export * from '../../words/en';` }, 'leaves its room'],
      [{ 'app/screens/A/index.tsx': `const a = require('../../../src/engine');` }, 'leaves its room'],
    ],
    sound: [
      {
        'src/engine/checks/a.ts': `import { b } from '../b';`,
        'app/screens/A/index.tsx': `import { c } from '../../theme';`,
      },
    ],
  },
  {
    says: 'imports point to rooms of lower rank',
    rule: house.pointsDownward,
    broken: [
      [{ 'src/base/a.ts': `import type { Seat } from '@/engine';` }, "imports '@/engine' (rank 2) from base (rank 0)"],
      [{ 'src/words/a.ts': `import { makeRecord } from '@/record';` }, '(rank 3) from words (rank 3)'],
      [{ 'src/engine/a.ts': `const later = () => import('@/storage');` }, '(rank 5) from engine (rank 2)'],
      [{ 'src/engine/a.ts': `type Log = import('@/storage').Log;` }, '(rank 5) from engine (rank 2)'],
      [{ 'src/engine/a.ts': `import { b } from '@/engine';` }, '(rank 2) from engine (rank 2)'],
      [{ 'app/a.ts': `import { start } from '@/cli';` }, '(rank 8) from app (rank 8)'],
      [{ 'src/engine/a.ts': `import { b } from '@/helpers';` }, 'no room of the house'],
      [{ 'src/state/a.ts': `import { App } from '@app/App';` }, 'names the app'],
    ],
    sound: [{ 'src/engine/a.ts': `import { ok } from '@/base';`, 'app/a.ts': `import { words } from '@/words';` }],
  },
  {
    says: 'a room is entered through its door',
    rule: house.usesDoors,
    broken: [
      [{ 'src/engine/a.ts': `import { texas } from '@/rulesets/texasGoodSam';` }, 'goes past the door'],
      [{ 'src/state/a.ts': `import { open } from '@/storage/expo';` }, 'only a composition root may'],
      [{ 'app/hooks/a.ts': `import { say } from '@/words/settingsScreens';` }, 'only app/screens/Settings/ may'],
    ],
    sound: [
      { 'app/boot.ts': `import { open } from '@/storage/expo';`, 'src/engine/a.ts': `import { ok } from '@/base';` },
      { 'app/screens/Settings/a.ts': `import { say } from '@/words/settingsScreens';` },
    ],
  },
  {
    says: 'practice is loaded by its screen alone, and that screen when it is opened',
    rule: house.practiceIsLoadedLazily,
    broken: [
      [{ 'app/screens/Tables/a.ts': `import { makeLesson } from '@/practice';` }, 'only the Practice screen may'],
      [{ 'src/state/a.ts': `type Lesson = import('@/practice').Lesson;` }, 'only the Practice screen may'],
      [{ 'app/navigation/a.tsx': `import { PracticeScreen } from '../screens/Practice';` }, 'at the start'],
      [{ 'app/navigation/a.tsx': `export * from '../screens/Practice/index';` }, 'at the start'],
      [{ 'app/navigation/a.tsx': `const { P } = require('../screens/Practice');` }, 'at the start'],
    ],
    sound: [
      {
        'app/screens/Practice/a.ts': `import { makeLesson } from '@/practice'; import { b } from './b';`,
        'app/navigation/a.tsx': `const P = lazyScreen(async () => (await import('../screens/Practice')).P);`,
        '__tests__/practice/a.ts': `import { makeLesson } from '@/practice';`,
      },
    ],
  },
  {
    says: 'questions and answers are loaded by the Rulings screens alone, and those after the start',
    rule: house.rulingsAreLoadedLater,
    broken: [
      [{ 'app/screens/Tables/a.ts': `import { QUESTIONS } from '@/rulings';` }, 'only the Rulings screens may'],
      [{ 'app/navigation/a.tsx': `import { AnswerScreen } from '../screens/Answer';` }, 'loads a Rulings screen'],
      [{ 'app/screens/Flag/a.tsx': `import { shelf } from '../../answers/shelf';` }, 'loads a Rulings screen'],
      [{ 'app/hooks/a.ts': `export { QUESTIONS } from '@/rulings';` }, 'only the Rulings screens may'],
    ],
    sound: [
      {
        'app/navigation/laterScript.ts': `export { AnswerScreen } from '../screens/Answer';`,
        'app/navigation/a.ts': `const load = () => import('./laterScript');`,
        'app/screens/Answer/a.ts': `import { QUESTIONS } from '@/rulings'; import { shelf } from '../../answers/shelf';`,
        'app/hooks/a.ts': `import { type Answer } from '@/rulings';`,
      },
    ],
  },
  {
    says: 'simulate is loaded only by tests, command lines and practice',
    rule: house.simulateStaysOut,
    broken: [
      [{ 'app/boot.ts': `import { simulateGame } from '@/simulate';` }, "app/boot.ts:1 loads '@/simulate'"],
      [{ 'app/a.tsx': `const later = () => import('@/simulate');` }, 'only tests and command lines may'],
      [{ 'src/state/a.ts': `import type { Dice } from '@/simulate';` }, 'only tests and command lines may'],
      [{ 'src/storage/a.ts': `export { makeDice } from '@/simulate';` }, 'only tests and command lines may'],
      [{ 'src/record/a.ts': `const { makeDice } = require('@/simulate');` }, 'only tests and command lines may'],
      [{ 'src/words/a.ts': `type Dice = import('@/simulate').Dice;` }, 'only tests and command lines may'],
    ],
    sound: [
      {
        'src/cli/bench/games.ts': `import { simulateGame } from '@/simulate';`,
        '__tests__/state/games.test.ts': `import { simulateGame } from '@/simulate';`,
        'src/simulate/a.ts': `import { b } from './b';`,
        'src/practice/a.ts': `import { simulateGame } from '@/simulate';`,
        'src/state/a.ts': `import { simulated } from '@/engine';`,
      },
    ],
  },
  {
    says: "Node's own modules stay in rooms that only Node runs",
    rule: house.nodeStaysOutside,
    broken: [
      [{ 'src/record/a.ts': `import { createHash } from 'node:crypto';` }, "needs Node: 'node:crypto'"],
      [{ 'app/a.ts': `import fs from 'fs';` }, 'needs Node'],
    ],
    sound: [{ 'src/cli/a.ts': `import 'node:fs';`, 'src/storage/node.ts': `import 'node:fs';` }],
  },
  {
    says: 'nothing in src draws',
    rule: house.noReactInSrc,
    broken: [
      [{ 'src/state/a.ts': `import { useState } from 'react';` }, "draws, or needs a phone: 'react'"],
      [{ 'src/words/a.ts': `import { Text } from 'react-native';` }, 'draws'],
      [{ 'src/storage/index.ts': `export * from 'expo-sqlite';` }, 'draws'],
    ],
    sound: [
      {
        'app/a.tsx': `import 'react';`,
        'src/storage/expo.ts': `import 'expo-sqlite';`,
        'src/base/a.ts': `import 'reactive';`,
      },
    ],
  },
  {
    says: 'no clock and no dice below storage',
    rule: house.noClockNoDice,
    broken: [
      [{ 'src/engine/a.ts': `export const now = () => new Date();` }, 'clock or dice: Date'],
      [{ 'src/engine/a.ts': `const die = Math.random();` }, 'Math.random'],
      [{ 'src/engine/a.ts': `const { random } = Math;` }, 'Math.random'],
      [{ 'src/engine/a.ts': `const die = Math['random']();` }, 'Math.random'],
      [{ 'src/record/a.ts': `globalThis.crypto.getRandomValues(bytes);` }, 'crypto'],
      [{ 'src/rulings/a.ts': `performance.now();` }, 'performance'],
      [{ 'src/words/a.ts': `setTimeout(() => 1, 2);` }, 'setTimeout'],
    ],
    sound: [
      {
        'src/engine/a.ts': `const a = { Date: 1, random: Math.floor(2.5) }; export const b = a.Date; // Date, Math.random`,
      },
      { 'src/storage/a.ts': `const now = Date.now();` },
    ],
  },
  {
    says: 'no default exports',
    rule: house.noDefaultExports,
    broken: [
      [{ 'src/base/a.ts': `export default 1;` }, 'src/base/a.ts:1 has a default export'],
      [{ 'app/App.tsx': `export default function App() {}` }, 'default export'],
      [{ 'app/App.tsx': `const App = 1;\nexport { App as default };` }, 'app/App.tsx:2 has a default export'],
    ],
    sound: [{ 'app/App.tsx': `export const App = 1; switch (App) { default: }` }],
  },
  {
    says: 'no enums',
    rule: house.noEnums,
    broken: [
      [{ 'src/base/a.ts': `enum Suit { Red }` }, 'an enum: Suit'],
      [{ 'src/base/a.ts': `export const enum Suit { Red }` }, 'an enum: Suit'],
    ],
    sound: [{ 'src/base/a.ts': `const Suit = ['red'] as const; // enum` }],
  },
  {
    says: 'one exported name has one meaning',
    rule: house.namesAreUnique,
    broken: [
      [
        { 'src/base/a.ts': `export type Place = 1;`, 'app/b.tsx': `export const Place = () => null;` },
        'src/base/a.ts and app/b.tsx both export Place',
      ],
      [
        { 'src/base/a.ts': `export const [x] = [1];\nexport function f() {}`, 'src/words/b.ts': `export class f {}` },
        'f',
      ],
    ],
    sound: [
      { 'app/a.ts': `export const tick = 1;`, 'app/a.web.ts': `export const tick = 2;` },
      { 'src/base/a.ts': `export const A = [1];\nexport type A = 1;`, 'src/base/index.ts': `export { A } from './a';` },
      { 'src/base/a.ts': `const A = 1;`, 'app/a.ts': `export const A = 1;`, '__tests__/a.ts': `export const A = 1;` },
    ],
  },
  {
    says: 'files are small enough to hold in the head',
    rule: house.filesAreSmall,
    broken: [[{ 'src/base/long.ts': lines(401) }, 'src/base/long.ts has 401 lines']],
    sound: [{ 'src/base/long.ts': lines(400) }],
  },
  {
    says: 'every folder of src is a room with a rank',
    rule: house.roomsAreKnown,
    broken: [
      [{ 'src/utils/a.ts': '' }, 'src/utils is no room'],
      [{ 'src/a.ts': '' }, 'is no room'],
    ],
    sound: [{ 'src/base/a.ts': '', 'app/utils/a.ts': '' }],
  },
  {
    says: 'every room has a short README',
    rule: house.roomsHaveReadme,
    broken: [
      [{ 'src/base/a.ts': '' }, 'src/base has no README.md'],
      [{ 'src/base/README.md': lines(41) }, 'has 41 lines'],
    ],
    sound: [{ 'src/base/README.md': lines(40) }],
  },
  {
    says: 'every room has a door',
    rule: house.roomsHaveDoor,
    broken: [[{ 'src/base/a.ts': '' }, 'src/base has no door']],
    sound: [{ 'src/base/index.ts': '', 'src/cli/start.ts': '' }],
  },
];

house.testRules(tree, cases);

describe('doors are neutral: they load in plain Node', () => {
  test('in this repository', () => {
    const doors = house.roomsIn(tree).filter((room) => !house.WITHOUT_DOOR.includes(room));
    expect(
      house.doorsThatDoNotLoad(
        root,
        doors.map((room) => path.join(root, 'src', room, 'index.ts')),
      ),
    ).toEqual([]);
  });

  test('breaking it is noticed', () => {
    const cache = path.join(root, 'node_modules/.cache');
    mkdirSync(cache, { recursive: true });
    // Inside the repository, so that react-native is found, and is what fails.
    const room = mkdtempSync(path.join(cache, 'room-'));
    writeFileSync(path.join(room, 'index.ts'), `export { Text } from 'react-native';`);
    const complaints = house.doorsThatDoNotLoad(root, [path.join(room, 'index.ts')]);
    rmSync(room, { recursive: true });
    expect(complaints).toEqual([expect.stringContaining('index.ts does not load in plain Node')]);
  });
});
