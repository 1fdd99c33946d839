import { searchOfTag } from './tag.ts';

it('A tag leads to the places that are good for it.', () => {
  expect(searchOfTag('local-life')).toBe('?tags=local-life');
});
