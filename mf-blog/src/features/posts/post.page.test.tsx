import type { Post } from '@tabi/shared/contracts/blog';
import { links } from '@tabi/shared/links';
import { aPageOf, aPost, fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Page } from './post.page.tsx';

const kyoto = { id: 1, slug: 'kyoto', name: 'Kyoto' };
const others = [2, 3, 4, 5, 6].map((id) => aPost(id));
const story = (over: Partial<Post> = {}) => ({ results: { ...aPost(1, over), html: '<p>Take the lower berth.</p>' } });
const show = (over: Partial<Post> = {}, answers: FakeAnswers = {}) => {
  const api = fakeApi({
    'GET /api/post/{id}': story(over),
    'GET /api/blog': aPageOf([aPost(1), ...others]),
    ...answers,
  });
  return { api, ...renderAt(<Page />, { at: links.post('story-1'), path: '/blog/post/:id', api }) };
};

it('shows the title of the story, its day, text and places', async () => {
  show({ locations: [kyoto] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Story 1' })).toBeVisible();
  expect(screen.getByText('14 March 2026', { selector: 'article > header time' })).toBeVisible();
  expect(screen.getByText('Take the lower berth.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kyoto' })).toHaveAttribute('href', '/destinations/kyoto');
  expect(screen.getByRole('link', { name: 'All stories from Kyoto' })).toHaveAttribute('href', '/blog/location/kyoto');
});

it('offers three other stories', async () => {
  show();
  const more = within(await screen.findByRole('region', { name: 'More stories' }));
  await waitFor(() => expect(more.getAllByRole('heading', { level: 3 })).toHaveLength(3));
  expect(more.queryByText('Story 1')).toBeNull();
});

it('is whole without the other stories', async () => {
  show({}, { 'GET /api/blog': aPageOf([aPost(1)]) });
  expect(await screen.findByText('Take the lower berth.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'More stories' })).toBeNull());
});

it('says what happened when the story does not come', async () => {
  show(
    {},
    {
      'GET /api/post/{id}': () => {
        throw refusal('busy', 'Tabi is resting for a moment.');
      },
    },
  );
  expect(await screen.findByRole('heading', { name: 'The story did not come' })).toBeVisible();
  expect(screen.getByText('Tabi is resting for a moment.')).toBeVisible();
});
