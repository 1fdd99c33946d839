import { aLocation, aPageOf, fakeApi, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Page } from './destinations-list.page.tsx';

const filters = {
  results: [
    {
      name: 'month',
      label: 'Best in',
      several: false,
      options: [{ value: '4', label: 'April', count: 3 }],
      free: null,
      needs: null,
    },
  ],
};
const show = (search = '', answers: FakeAnswers = {}) => {
  const api = fakeApi({
    'GET /api/filters': filters,
    'GET /api/locations': aPageOf([aLocation(1), aLocation(2)]),
    'POST /api/location/suggest': { message: 'Thank you.' },
    ...answers,
  });
  return { api, ...renderAt(<Page />, { at: `/destinations${search}`, path: '/destinations', api }) };
};

it('narrows the destinations to those at their best in a month', async () => {
  const { user, where, api } = show();
  await user.click(await screen.findByRole('radio', { name: /^April/ }));
  await waitFor(() => expect(where()).toBe('/destinations?month=4'));
  expect(await screen.findByRole('link', { name: 'Give up: Best in April' })).toBeVisible();
  expect(api.asked).toContainEqual({ call: 'GET /api/locations', input: { query: { month: '4', page: 1 } } });
});

it('does not come back from the page that is on its way because of what was typed just before', async () => {
  const { user, where } = show();
  await user.type(await screen.findByRole('searchbox'), 'kyo');
  const [card] = await screen.findAllByRole('article');
  // The code of that page is still being fetched.
  document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
  await user.click(within(card as HTMLElement).getAllByRole('link')[0] as HTMLElement);
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(where()).toBe('/destinations');
});

it('keeps the wish when the map is asked for', async () => {
  const { user, where } = show('?month=4');
  await user.click(await screen.findByRole('link', { name: 'Show the map' }));
  expect(where()).toBe('/destinations?month=4&view=map');
  expect(screen.getByRole('link', { name: 'Only the list' })).toBeVisible();
});

it('takes the suggestion of a destination that is not here', async () => {
  const { user, api } = show('?name=atlantis', { 'GET /api/locations': aPageOf([]) });
  expect(await screen.findByRole('heading', { name: "We don't have this destination yet..." })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Suggest atlantis' }));
  expect(await screen.findByRole('heading', { name: 'Thank you for suggesting atlantis' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: "Let us notify you when we've added the destination" })).toBeVisible();
  expect(api.asked).toContainEqual({
    call: 'POST /api/location/suggest',
    input: { body: { suggested_location: 'atlantis' } },
  });
});

it('calls a destination missing where its name is all that is asked for, in whatever order', async () => {
  show('?name=atlantis&sort=distance&near=35,135', { 'GET /api/locations': aPageOf([]) });
  expect(await screen.findByRole('heading', { name: "We don't have this destination yet..." })).toBeVisible();
});

it('does not call a destination missing that only the other wishes leave out', async () => {
  const { user, where } = show('?name=Kyoto&month=7', { 'GET /api/locations': aPageOf([]) });
  expect(await screen.findByRole('heading', { name: 'No destination is like that' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Suggest/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Look for “Kyoto” alone' }));
  expect(where()).toBe('/destinations?name=Kyoto');
});

it('does not call a destination missing on a page behind the last', async () => {
  show('?name=Kyoto&page=9', { 'GET /api/locations': aPageOf([]) });
  expect(await screen.findByRole('heading', { name: 'No destination is like that' })).toBeVisible();
});

it('does not take a few letters, or a filter that fits nothing, for a missing destination', async () => {
  show('?name=xq&month=4', { 'GET /api/locations': aPageOf([]) });
  expect(await screen.findByRole('heading', { name: 'No destination is like that' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Suggest/ })).not.toBeInTheDocument();
});
