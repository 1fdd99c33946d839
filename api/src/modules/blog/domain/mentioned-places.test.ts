import { mentionedPlaces } from './mentioned-places.ts';

const html = `<p><a href="/destinations/kyoto">Kyoto</a> has <a href="/destinations/kyoto/attractions/gion">Gion</a>,
  <a href="/destinations/kyoto/attractions/nijo-castle">a castle</a>, <a href="https://example.com/destinations/x/attractions/y">more</a>
  and again <a href="/destinations/kyoto/attractions/gion">Gion</a>.</p>`;

it('names each place that a post links to once, in the order of the text.', () => {
  expect(mentionedPlaces(html, 9)).toEqual([
    { town: 'kyoto', slug: 'gion' },
    { town: 'kyoto', slug: 'nijo-castle' },
  ]);
});

it('names no more than are wanted.', () => {
  expect(mentionedPlaces(html, 1)).toEqual([{ town: 'kyoto', slug: 'gion' }]);
});
