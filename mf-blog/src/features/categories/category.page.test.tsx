import { links } from '@tabi/shared/links';
import { aPageOf, aPost, fakeApi, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { screen, within } from '@testing-library/react';
import { Page } from './category.page.tsx';

const food = { id: 1, slug: 'food', name: 'Food' };
const trains = { id: 2, slug: 'trains', name: 'Trains' };
const show = (answers: FakeAnswers = {}, search = '') => {
  const api = fakeApi({
    'GET /api/category': ({ query }) => ({ results: query?.id ? [food] : [food, trains] }),
    'GET /api/blog': aPageOf([aPost(2)]),
    ...answers,
  });
  return { api, ...renderAt(<Page />, { at: links.category('food') + search, path: '/blog/category/:id', api }) };
};

it('lists the stories of a category under its name', async () => {
  const { api } = show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Stories about Food' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Story 2' })).toBeVisible();
  expect(api.asked.filter(({ call }) => call === 'GET /api/blog')).toMatchObject([
    { input: { query: { category: 'food', page: 1 } } },
  ]);
});

it('leads to the other categories, not to itself', async () => {
  show();
  const others = within(await screen.findByRole('navigation', { name: 'Other categories' }));
  expect(others.getAllByRole('link').map((link) => link.textContent)).toEqual(['Trains']);
});

it('leads back to all stories where there is none yet', async () => {
  show({ 'GET /api/blog': aPageOf([]) });
  expect(await screen.findByRole('heading', { name: 'No stories about this yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All stories' })).toHaveAttribute('href', '/blog/');
});

it('shows a later part at its address, with links to the parts around it', async () => {
  show({ 'GET /api/blog': ({ query }) => aPageOf([aPost(Number(query?.page))], Number(query?.page), 3) }, '?page=2');
  expect(await screen.findByRole('link', { name: 'Story 2' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Newer posts' })).toHaveAttribute('href', '/blog/category/food');
  expect(screen.getByRole('link', { name: 'Older posts' })).toHaveAttribute('href', '/blog/category/food?page=3');
});
