import { surroundingsOf } from './surroundings.ts';

it.each([
  ['a shrine on a wooded hill', 'wood', { kind: 'shrine', tags: ['spiritual', 'hiking'], landscape: 'hills' }],
  ['a shrine on the shore', 'water', { kind: 'shrine', tags: ['spiritual', 'water'], landscape: 'coast' }],
  ['a harbour front', 'water', { kind: 'waterfront', tags: ['views'], landscape: 'megacity' }],
  ['a museum', 'town', { kind: 'museum', tags: ['art'], landscape: 'river-plain' }],
  ['a fort in the desert that is good for a hike', 'open', { kind: 'fort', tags: ['hiking'], landscape: 'desert' }],
] as const)('puts %s where it stands', (_what, surroundings, traits) => {
  expect(surroundingsOf(traits)).toBe(surroundings);
});
