import { fakeApi, renderAt } from '@tabi/shared/testing';
import { Link } from '@tabi/shared/router';
import { act, screen } from '@testing-library/react';
import { ListingResults, type CardProps } from './listing-results.tsx';
import { useWish } from './use-wish.ts';

type Thing = { slug: string };
const things: Thing[] = ['gion', 'nara', 'uji'].map((slug) => ({ slug }));
const drawn: string[] = [];

function Card({ item }: CardProps<Thing>) {
  drawn.push(item.slug);
  return <a href={`/${item.slug}`}>{item.slug}</a>;
}
const nowhere = () => null;

/** The first of the things; all of them the other way round once somebody asks for the best rated. */
function List({ count }: { count: number }) {
  const wish = useWish('pointOfInterests');
  const items = wish.query['sort'] ? things.toReversed() : things.slice(0, count);
  const list = { items, error: undefined, isLoading: false, isLoadingMore: false, hasMore: false, nextPage: 2 };
  const calls = { retry: () => undefined, loadMore: () => undefined };
  return (
    <>
      <Link to="?sort=rating">Best rated</Link>
      <ListingResults list={{ ...list, ...calls }} wish={wish} noun="place" card={Card} pin={nowhere} empty={null} />
    </>
  );
}

const show = (count: number) =>
  renderAt(<List count={count} />, {
    at: '/places',
    path: '/places',
    api: fakeApi({ 'GET /api/filters': { results: [] } }),
  });
const rowOf = (name: string) => screen.getByRole('link', { name }).closest('li');

beforeEach(() => drawn.splice(0));

it('leaves the cards as they are while one of them is pointed at', () => {
  show(2);
  act(() => screen.getByRole('link', { name: 'gion' }).focus());
  expect(rowOf('gion')?.className).toContain('lit');
  expect(drawn).toEqual(['gion', 'nara']);
});

it('shows what answers another wish as others, not as cards that have moved', () => {
  show(3);
  const before = rowOf('uji');
  act(() => screen.getByRole('link', { name: 'Best rated' }).click());
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['uji', 'nara', 'gion']);
  expect(rowOf('uji')).not.toBe(before);
});
