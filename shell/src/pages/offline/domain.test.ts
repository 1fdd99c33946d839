import { answerAbout, inOrder, linkOf } from './domain.ts';

const origin = 'https://tabi.example';

it('reads a link off a kept page', () => {
  expect(linkOf(`${origin}/blog?page=2`, '<title>Sea &amp; salt · Tabi</title>')).toEqual({
    path: '/blog?page=2',
    title: 'Sea & salt',
  });
});

it('calls an itinerary by the name of its trip', () => {
  const address = `${origin}/itinerary/kyoto-1`;
  expect(answerAbout(address)).toBe(`${origin}/api/trips/kyoto-1`);
  expect(linkOf(address, '<title>Itinerary · Tabi</title>', '{"results":{"title":"Three days in Kyoto"}}')).toEqual({
    path: '/itinerary/kyoto-1',
    title: 'Three days in Kyoto',
  });
});

it('takes no answer of the API for a page', () => {
  expect(linkOf(`${origin}/api/trips/x`, '{"title":"<title>x</title>"}')).toBeNull();
});

it('puts trips first and the front page last', () => {
  const links = ['/', '/blog', '/itinerary/kyoto-1', '/blog'].map((path) => ({ path, title: path }));
  expect(inOrder(links).map(({ path }) => path)).toEqual(['/itinerary/kyoto-1', '/blog', '/']);
});
