import { links } from '@tabi/shared/links';
import { aLocationInFull, aPageOf, aPost, fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { screen } from '@testing-library/react';
import { Page } from './location.page.tsx';

const show = (answers: FakeAnswers = {}, search = '') => {
  const api = fakeApi({
    'GET /api/location/{id}': { results: aLocationInFull(1) },
    'GET /api/blog': aPageOf([aPost(2)]),
    ...answers,
  });
  return {
    api,
    ...renderAt(<Page />, { at: links.locationPosts('town-1') + search, path: '/blog/location/:id', api }),
  };
};

it('lists the stories from a destination, and leads to the destination itself', async () => {
  const { api } = show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Stories from Town 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Town 1: places and practical facts' })).toHaveAttribute(
    'href',
    '/destinations/town-1',
  );
  expect(await screen.findByRole('link', { name: 'Story 2' })).toBeVisible();
  expect(api.asked).toContainEqual(
    expect.objectContaining({ input: { query: expect.objectContaining({ location: 'town-1', page: 1 }) } }),
  );
});

it('says so when nothing was written from there', async () => {
  show({ 'GET /api/blog': aPageOf([]) });
  expect(await screen.findByRole('heading', { name: 'No stories from Town 1 yet' })).toBeVisible();
});

it('says what happened when the destination does not come', async () => {
  show({
    'GET /api/location/{id}': () => {
      throw refusal('busy', 'Tabi is resting for a moment.');
    },
  });
  expect(await screen.findByRole('heading', { name: 'The stories did not come' })).toBeVisible();
});

it('shows a later part at its address, with links to the parts around it', async () => {
  show({ 'GET /api/blog': ({ query }) => aPageOf([aPost(Number(query?.page))], Number(query?.page), 3) }, '?page=2');
  expect(await screen.findByRole('link', { name: 'Story 2' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Newer posts' })).toHaveAttribute('href', '/blog/location/town-1');
  expect(screen.getByRole('link', { name: 'Older posts' })).toHaveAttribute('href', '/blog/location/town-1?page=3');
});
