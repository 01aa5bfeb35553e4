import { livesOf } from './campaign';

test('as many faults as were asked for, shared among lives of a bearable length', () => {
  const lives = livesOf({ count: 50, seed: 's' }, 12);
  expect(lives.map(({ faults }) => faults)).toEqual([12, 12, 12, 12, 2]);
  expect(lives.map(({ before }) => before)).toEqual([0, 12, 24, 36, 48]);
});

test('a few are shared between the two lanes', () => {
  expect(livesOf({ count: 5, seed: 's' }, 12).map(({ faults }) => faults)).toEqual([3, 2]);
  expect(livesOf({ count: 1, seed: 's' }, 12).map(({ faults }) => faults)).toEqual([1]);
});

test('a life that failed is the first of a campaign with its seed', () => {
  const [, second] = livesOf({ count: 24, seed: 's' }, 12);
  expect(second?.seed).toBe('s/1');
  expect(livesOf({ count: 24, seed: 's/1' }, 12)[0]?.seed).toBe(second?.seed);
});
