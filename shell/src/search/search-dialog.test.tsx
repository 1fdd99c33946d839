import { links } from '@tabi/shared/links';
import { aSearchHit, aTripSummary, ApiError, fakeApi, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { SearchDialog } from './search-dialog.tsx';

const kyoto = aSearchHit();
const shrine = aSearchHit({ kind: 'place', slug: 'yasaka', location_slug: 'kyoto', name: 'Yasaka', detail: 'Kyoto' });

const trip = aTripSummary({ title: '3 days in Kyōto' });

const show = (
  search: FakeAnswers['GET /api/search'] = { results: [kyoto, shrine] },
  trips: FakeAnswers['GET /api/user/trips'] = { results: [] },
) => {
  const onClose = jest.fn();
  const api = fakeApi({ 'GET /api/search': search, 'GET /api/user/trips': trips });
  return { onClose, api, ...renderAt(<SearchDialog onClose={onClose} />, { api }) };
};
/** The field, once the dialog has taken the focus. */
const field = async () => {
  const found = await screen.findByRole('combobox', { name: 'Search destinations, places, stories and your trips' });
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
  return found;
};

it('offers ways before anything is typed', async () => {
  show();
  await field();
  expect(await screen.findByRole('option', { name: 'All destinations' })).toBeVisible();
});

it('finds by kind, and Enter goes to the first', async () => {
  const { user, onClose, where } = show();
  await user.type(await field(), 'kyo');
  expect(await screen.findByRole('option', { name: 'Kyoto 京都 Japan' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Places' })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(where()).toBe(links.destination('kyoto'));
  expect(onClose).toHaveBeenCalled();
});

it('says a name once that is the same at home', async () => {
  const { user } = show({
    results: [aSearchHit({ slug: 'ubud', name: 'Ubud', local_name: 'Ubud', detail: 'Indonesia' })],
  });
  await user.type(await field(), 'ubu');
  expect(await screen.findByRole('option', { name: 'Ubud Indonesia' })).toBeVisible();
});

it('finds one’s own trips by their names, accents or not', async () => {
  const { user, where } = show({ results: [] }, { results: [trip, { ...trip, slug: 'x', title: 'A week in Hanoi' }] });
  await user.type(await field(), 'kyoto');
  await waitFor(() => expect(screen.queryByRole('option', { name: /Hanoi/ })).toBeNull());
  expect(screen.getByRole('group', { name: 'My trips' })).toBeVisible();
  await user.click(screen.getByRole('option', { name: /^3 days in Kyōto/ }));
  expect(where()).toBe(links.itinerary('3-days-in-kyoto-abc'));
});

it('asks once typing has paused, not for every letter', async () => {
  const { user, api } = show();
  await user.type(await field(), 'kyoto');
  await screen.findByRole('option', { name: /^Kyoto/ });
  expect(api.asked.filter(({ call }) => call === 'GET /api/search')).toHaveLength(1);
});

it('says when nothing is found', async () => {
  const { user } = show({ results: [] });
  await user.type(await field(), 'atlantis');
  expect(await screen.findByText(/Nothing is called “atlantis”/)).toBeVisible();
});

it('says when the search does not answer, and asks again on demand', async () => {
  let broken = true;
  const { user } = show(() => {
    if (broken) throw new ApiError(503, null);
    return { results: [kyoto] };
  });
  await user.type(await field(), 'kyo');
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await user.click(again);
  expect(await screen.findByRole('option', { name: /^Kyoto/ })).toBeVisible();
});
