import { readFileSync } from 'node:fs';
import path from 'node:path';
import { jsonStandings, readEvents } from './kit';

const read = (name: string): string => readFileSync(path.join(__dirname, 'worked', name), 'utf8');
const events = readEvents(read('events.jsonl'));
const expected = read('events-expected.jsonl')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);

describe('events whose standings were worked out by hand', () => {
  test('each event has its expectation', () => {
    expect(events.map(({ header }) => header.id)).toEqual(expected.map(({ event }) => event));
    expect(events.length).toBeGreaterThan(0);
  });
  test.each(expected)('$event: $about', ({ about: _, ...standings }) => {
    const event = events.find(({ header }) => header.id === standings.event);
    expect(event && jsonStandings(event)).toEqual(standings);
  });
});
