import { fakeApi, renderAt } from '@tabi/shared/testing';
import { screen, within } from '@testing-library/react';
import { Page } from './credits.page.tsx';

const source = {
  name: 'Wikimedia Commons',
  used_for: 'Photographs of places.',
  url: 'https://commons.wikimedia.org/',
  licence: 'Each its own',
  licence_url: null,
  notice: null,
};
const work = {
  title: 'Gion',
  path: '/destinations/kyoto/attractions/gion',
  author: 'Aiko Tanaka',
  licence: 'CC BY-SA 4.0',
  licence_url: 'https://creativecommons.org/licenses/by-sa/4.0/',
  source_url: 'https://commons.wikimedia.org/wiki/File:Gion.jpg',
};

it('names the author of each photograph, with its licence, its source and what it shows', async () => {
  renderAt(<Page />, { api: fakeApi({ 'GET /api/credits': { results: [{ ...source, works: [work] }] } }) });
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByRole('link', { name: 'Gion' })).toHaveAttribute('href', work.path);
  expect(row.getByRole('link', { name: 'photograph by Aiko Tanaka' })).toHaveAttribute('href', work.source_url);
  expect(row.getByRole('link', { name: 'CC BY-SA 4.0' })).toHaveAttribute('href', work.licence_url);
});
