import { landscapes } from '../vocabulary.ts';
import { stayMotif } from './stay-motif.ts';

const kinds = ['hotel', 'resort', 'boutique', 'heritage', 'ryokan', 'guesthouse', 'hostel', 'lodge', 'camp'];
const houses = ['hotel-front', 'hotel-room', 'hotel-roof', 'inn-front', 'inn-room', 'resort', 'lodge', 'camp'];

it.each(kinds)('shows a house or a room of a %s, never the sight that its town is known for', (kind) => {
  const seen = landscapes.flatMap((landscape) =>
    Array.from({ length: 20 }, (_, i) => stayMotif({ slug: `house-${i}`, kind, about: { landscape } })),
  );
  const own = kind === 'ryokan' ? [...houses, 'hot-spring'] : houses;
  expect(own).toEqual(expect.arrayContaining([...new Set(seen)]));
});

it('shows a palace where a house is one by its name', () => {
  expect(stayMotif({ slug: 'umaid-bhawan-palace', kind: 'heritage', about: { landscape: 'desert' } })).toBe('palace');
});

it('has a pool where it is warm and a cabin where it is high', () => {
  const at = (landscape: 'islands' | 'mountains') =>
    new Set(Array.from({ length: 30 }, (_, i) => stayMotif({ slug: `r-${i}`, kind: 'resort', about: { landscape } })));
  expect(at('islands')).toContain('resort');
  expect(at('islands')).not.toContain('lodge');
  expect(at('mountains')).toContain('lodge');
  expect(at('mountains')).not.toContain('resort');
});
