import { stayMotif } from './stay-motif.ts';

const kyoto = { landscape: 'hills', motif: 'torii' } as const;
const dubai = { landscape: 'megacity', motif: 'tower' } as const;
const male = { landscape: 'islands', motif: 'island' } as const;

it.each([
  ['park-hyatt', 'hotel', kyoto, 'torii'],
  ['park-hyatt', 'hotel', dubai, 'skyline'],
  ['hiiragiya', 'ryokan', kyoto, 'garden'],
  ['soneva', 'resort', male, 'beach'],
  ['umaid-bhawan-palace', 'heritage', kyoto, 'palace'],
  ['old-house', 'heritage', kyoto, 'old-town'],
])('shows %s, a %s, as it looks there', (slug, kind, about, motif) => {
  expect(stayMotif({ slug, kind, about })).toBe(motif);
});
