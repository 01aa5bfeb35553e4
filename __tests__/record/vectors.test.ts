import { misses, vectors } from './vectors';

describe('golden vectors on Node', () => {
  const all = vectors();
  it('are all there', () => expect(all.length).toBeGreaterThan(70));
  it('come out as an independent program computed them', () => expect(misses(all)).toEqual([]));
});
