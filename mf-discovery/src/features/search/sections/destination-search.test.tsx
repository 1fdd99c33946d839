import { aLocation, fakeApi, renderAt } from '@tabi/shared/testing';
import { screen } from '@testing-library/react';
import { DestinationSearch } from './destination-search.tsx';

// Fetched only when somebody turns to the field: here beforehand, so that no test waits for its compilation.
beforeAll(() => import('@tabi/shared/ui-overlay'));

const found = { id: 2, slug: 'hanoi', name: 'Hanoi', local_name: null, country_name: 'Vietnam' };
const show = (results = [found]) => {
  const api = fakeApi({
    'GET /api/location/recommended': { results: [aLocation(1)] },
    'GET /api/location/autocomplete/{text}': { results },
  });
  return { api, ...renderAt(<DestinationSearch />, { api }) };
};
const field = () => screen.findByRole('combobox', { name: 'Search destinations' });
const open = async (user: ReturnType<typeof renderAt>['user']) => {
  await user.click(screen.getByRole('textbox', { name: 'Search destinations' }));
  return field();
};

it('recommends before anything is typed', async () => {
  const { user, where } = show();
  await user.click(await open(user));
  await user.click(await screen.findByRole('option', { name: /Town 1/ }));
  expect(where()).toBe('/destinations/town-1');
});

it('searches from the third letter on', async () => {
  const { user, api, where } = show();
  await user.type(await open(user), 'han');
  await user.click(await screen.findByRole('option', { name: /Hanoi/ }));
  expect(where()).toBe('/destinations/hanoi');
  const searched = api.asked.filter(({ call }) => call === 'GET /api/location/autocomplete/{text}');
  expect(searched.map(({ input }) => input)).toEqual([{ params: { text: 'han' } }]);
});

it('says when there is no such destination', async () => {
  const { user } = show([]);
  await user.type(await open(user), 'atlantis');
  expect(await screen.findByText("We don't have this destination yet...")).toBeVisible();
});
