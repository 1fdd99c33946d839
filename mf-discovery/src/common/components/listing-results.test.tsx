import { fakeApi, renderAt } from '@tabi/shared/testing';
import { Link, useNavigate } from '@tabi/shared/router';
import { act, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { ListingResults, type CardProps } from './listing-results.tsx';
import { useWish } from './use-wish.ts';

type Thing = { slug: string };
const things: Thing[] = ['gion', 'nara', 'uji'].map((slug) => ({ slug }));
const drawn: string[] = [];
/** As the browser's own button does, which takes the focus from nobody. */
let goBack: () => void;

function Card({ item }: CardProps<Thing>) {
  drawn.push(item.slug);
  return <a href={`/${item.slug}`}>{item.slug}</a>;
}
const nowhere = () => null;

/** The first of the things; all of them the other way round once somebody asks for the best rated. */
function List({ count, of = things }: { count: number; of?: Thing[] | undefined }) {
  const wish = useWish('pointOfInterests');
  const navigate = useNavigate();
  useEffect(() => {
    goBack = () => navigate(-1);
  }, [navigate]);
  const items = wish.query['sort'] ? of.toReversed() : of.slice(0, count);
  const list = { items, error: undefined, isLoading: false, isLoadingMore: false, hasMore: false, nextPage: 2 };
  const calls = { retry: () => undefined, loadMore: () => undefined };
  return (
    <>
      <Link to="?sort=rating">Best rated</Link>
      <ListingResults list={{ ...list, ...calls }} wish={wish} noun="place" card={Card} pin={nowhere} empty={null} />
    </>
  );
}

const show = (count: number, of?: Thing[]) =>
  renderAt(<List count={count} of={of} />, {
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

it('keeps who was at a card in the list when another wish brings other cards', () => {
  show(3);
  act(() => screen.getByRole('link', { name: 'Best rated' }).click());
  act(() => screen.getByRole('link', { name: 'gion' }).focus());
  act(() => goBack());
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('gion');
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toContainElement(rowOf('gion'));
});

it('parts a long list into sheets, and numbers their cards through', () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ slug: `place-${index}` }));
  show(50, many);
  expect(screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length)).toEqual([24, 24, 2]);
  expect(drawn).toEqual(many.map(({ slug }) => slug));
});
