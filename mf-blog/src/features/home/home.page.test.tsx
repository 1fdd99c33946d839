import { aPageOf, aPost, fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Page } from './home.page.tsx';

const food = { id: 1, slug: 'food', name: 'Food' };
const featured = aPost(1, { featured: true, title: 'Night trains', categories: [food] });
const posts = [featured, ...[2, 3, 4, 5, 6].map((id) => aPost(id))];

type Query = { query: { filter?: string; page?: number; keyword?: string } };
/** Two pages of posts, a featured one among them, and one that a search finds. */
const blog = ({ query }: Query) => {
  if (query.keyword === 'rainy') return query.page === 2 ? aPageOf([aPost(9)], 2, 2) : aPageOf(posts, 1, 2);
  if (query.keyword) return aPageOf(query.keyword === 'trains' ? [featured] : []);
  if (query.filter === 'featured') return aPageOf([featured]);
  if (query.filter === 'top') return aPageOf(posts);
  return query.page === 2 ? aPageOf([aPost(7)], 2, 2) : aPageOf(posts, 1, 2);
};
const show = (at: string, answers: FakeAnswers = {}) => {
  const api = fakeApi({ 'GET /api/blog': blog as never, ...answers });
  return { api, ...renderAt(<Page />, { at, path: '/blog', api }) };
};
const refuse = () => {
  throw refusal('busy', 'Tabi is resting for a moment.');
};
const all = () => screen.findByRole('region', { name: 'All posts' });

describe('the front of the blog', () => {
  it('shows the featured post with its minutes and categories', async () => {
    show('/blog/');
    const title = await screen.findByRole('heading', { level: 2, name: 'Night trains' });
    const slide = within(title.closest('article') as HTMLElement);
    expect(slide.getByText('FEATURED')).toBeVisible();
    expect(slide.getByText('4 min read')).toBeVisible();
    expect(slide.getByRole('link', { name: 'Food' })).toHaveAttribute('href', '/blog/category/food');
  });

  it('does not repeat the featured post among the top posts', async () => {
    show('/blog/');
    const top = within(await screen.findByRole('region', { name: 'Top posts' }));
    await waitFor(() => expect(top.getAllByRole('heading', { level: 3 })).toHaveLength(4));
    expect(top.queryByText('Night trains')).toBeNull();
  });

  it('goes on with page 2 on Show more, and ends there', async () => {
    const { user } = show('/blog/');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await within(await all()).findByText('Story 7')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('stops quietly when page 2 cannot be had', async () => {
    const { user } = show('/blog/', {
      'GET /api/blog': ((input: Query) => (input.query.page === 2 ? refuse() : blog(input))) as never,
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(within(await all()).getAllByRole('article')).toHaveLength(6);
  });

  it('says so when the posts do not come at all', async () => {
    show('/blog/', { 'GET /api/blog': refuse });
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.every((alert) => alert.textContent.includes('Tabi is resting for a moment.'))).toBe(true);
  });
});

it('shows a later part of all posts at its address, with links to the parts around it', async () => {
  show('/blog/?page=2');
  const part = within(await screen.findByRole('region', { name: 'All posts, page 2' }));
  expect(await part.findByText('Story 7')).toBeVisible();
  expect(part.getByRole('link', { name: 'Newer posts' })).toHaveAttribute('href', '/blog/#all-posts');
  expect(part.queryByRole('link', { name: 'Older posts' })).toBeNull();
});

it('shows what the address searches for', async () => {
  show('/blog/?q=trains');
  const found = within(await screen.findByRole('region', { name: 'Stories with “trains”' }));
  expect(await found.findByRole('link', { name: 'Night trains' })).toBeVisible();
});

it('goes on with what a search finds on Show more, and shows a later part of it at its address', async () => {
  const { user } = show('/blog/?q=rainy');
  const found = within(await screen.findByRole('region', { name: 'Stories with “rainy”' }));
  await user.click(await found.findByRole('button', { name: 'Show more' }));
  expect(await found.findByText('Story 9')).toBeVisible();
  cleanup();
  show('/blog/?q=rainy&page=2');
  const part = within(await screen.findByRole('region', { name: 'Stories with “rainy”, page 2' }));
  expect(await part.findByText('Story 9')).toBeVisible();
  expect(part.getByRole('link', { name: 'Newer posts' })).toHaveAttribute('href', '/blog/?q=rainy');
  expect(await all()).toBeVisible();
});

it('says so when a search finds nothing', async () => {
  show('/blog/?q=submarines');
  expect(await screen.findByText('No story mentions it. Try a place, a dish or a season.')).toBeVisible();
});
