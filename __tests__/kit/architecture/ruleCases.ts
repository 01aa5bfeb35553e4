import { fakeTree, type Rule, type Tree } from './tree';

type Files = Readonly<Record<string, string>>;

/** One rule with trees that break it and trees that come close and do not. */
export interface RuleCase {
  readonly says: string;
  readonly rule: Rule;
  /** Small trees that break the rule, each with a part of the complaint. */
  readonly broken: readonly (readonly [files: Files, complaint: string])[];
  /** Small trees that come close and do not break it. */
  readonly sound: readonly Files[];
}

/**
 * Declares the tests of each rule: the repository keeps it, every broken tree gets exactly one complaint, and no sound
 * tree gets any. The broken trees prove that the rule can fail.
 */
export function testRules(tree: Tree, cases: readonly RuleCase[]): void {
  describe.each(cases)('$says', ({ rule, broken, sound }) => {
    test('in this repository', () => {
      expect(rule(tree)).toEqual([]);
    });
    test.each(broken)('breaking it is noticed: %j', (files, complaint) => {
      expect(rule(fakeTree(files))).toEqual([expect.stringContaining(complaint)]);
    });
    test.each(sound)('what only comes close is left alone: %j', (files) => {
      expect(rule(fakeTree(files))).toEqual([]);
    });
  });
}
