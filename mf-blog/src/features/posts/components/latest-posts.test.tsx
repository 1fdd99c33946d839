import { aPageOf, aPost, fakeApi, refusal, renderAt } from '@tabi/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { LatestPosts } from './latest-posts.tsx';

const featured = aPost(9, { featured: true });
const answer = ({ query }: { query: { filter?: string } }) =>
  aPageOf(query.filter === 'featured' ? [featured] : [aPost(1), featured, aPost(2), aPost(3)]);
const titles = async () => (await screen.findAllByRole('heading', { level: 3 })).map((title) => title.textContent);

it('shows the featured post first and up to three of the latest, none twice', async () => {
  renderAt(<LatestPosts limit={4} />, { api: fakeApi({ 'GET /api/blog': answer as never }) });
  expect(await titles()).toEqual(['Story 9', 'Story 1', 'Story 2', 'Story 3']);
});

it('leads with the latest post when none is featured', async () => {
  const none = ({ query }: { query: { filter?: string } }) =>
    aPageOf(query.filter === 'featured' ? [] : [aPost(1), aPost(2)]);
  renderAt(<LatestPosts />, { api: fakeApi({ 'GET /api/blog': none as never }) });
  expect(await titles()).toEqual(['Story 1', 'Story 2']);
});

it('says nothing before it is known which one leads', async () => {
  const halfway = ({ query }: { query: { filter?: string } }) =>
    query.filter === 'featured' ? new Promise(() => undefined) : aPageOf([]);
  const api = fakeApi({ 'GET /api/blog': halfway as never });
  const { container } = renderAt(<LatestPosts />, { api });
  await waitFor(() => expect(api.asked).toHaveLength(2));
  await act(async () => undefined);
  expect(container.querySelector('[aria-busy]')).not.toBeNull();
  expect(screen.queryByText('The first stories are being written.')).toBeNull();
});

it('says that the first are being written where there are none', async () => {
  renderAt(<LatestPosts />, { api: fakeApi({ 'GET /api/blog': aPageOf([]) }) });
  expect(await screen.findByText('The first stories are being written.')).toBeVisible();
});

describe('of one destination', () => {
  const kyoto = { slug: 'kyoto', name: 'Kyoto' };

  it('are its own, under a heading of theirs: the featured one first, and up to three more', async () => {
    const api = fakeApi({ 'GET /api/blog': aPageOf([featured, aPost(1), aPost(2), aPost(3), aPost(4)]) });
    renderAt(<LatestPosts location={kyoto} />, { api });
    expect(await titles()).toEqual(['Story 9', 'Story 1', 'Story 2', 'Story 3']);
    expect(screen.getByRole('heading', { level: 2, name: 'Stories from Kyoto' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All stories from Kyoto' })).toHaveAttribute(
      'href',
      '/blog/location/kyoto',
    );
    expect(api.asked).toMatchObject([{ input: { query: { filter: 'top', location: 'kyoto' } } }]);
  });

  it('take no place where there are none', async () => {
    const api = fakeApi({ 'GET /api/blog': aPageOf([]) });
    const { container } = renderAt(<LatestPosts location={kyoto} />, { api });
    await waitFor(() => expect(api.asked).toHaveLength(1));
    expect(container.querySelector('section')).toBeNull();
  });
});

it('says what happened when the stories do not come, and tries again', async () => {
  let down = true;
  const api = fakeApi({
    'GET /api/blog': ((input: never) => {
      if (down) throw refusal('busy', 'Tabi is resting for a moment.');
      return answer(input);
    }) as never,
  });
  const { user } = renderAt(<LatestPosts />, { api });
  expect(await screen.findByText('Tabi is resting for a moment.')).toBeVisible();
  down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await titles()).toContain('Story 9');
});
