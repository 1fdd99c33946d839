import { screen, waitFor, within } from '@testing-library/react';
import type { BroughtPlace } from '@tabi/shared/contracts/trip-imports';
import { aTrip, fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import './bring-places-dialog.tsx';
import { BringPlaces } from './bring-places.tsx';
import { OpenTripRoom } from './open-trip-room.tsx';

const found = (name: string, over: Partial<BroughtPlace>): BroughtPlace => ({
  ...{ name, lat: 35.0211, lng: 135.7538, becomes: 'stop', poi: null, date: null, why: null },
  ...over,
});
const places = [
  found('Nijojo', { becomes: 'idea', poi: { id: 1, name: 'Nijo Castle' } }),
  found('A well', { date: '2027-03-01' }),
  found('Kurama', { becomes: 'there', poi: { id: 2, name: 'Kurama' } }),
  found('Paris', { becomes: 'left', why: 'far' }),
];
const gpx = new File(['<gpx/>'], 'walk.gpx');

async function show(answers: FakeAnswers = {}) {
  const trip = aTrip();
  const state = { trip, events: [], warnings: [] };
  const api = fakeApi({
    'POST /api/trips/{id}/places': ({ body }) => ({
      results: body.keep
        ? { places, version: 2, event_id: null, why: null, ...state, trip: { ...trip, version: 2 } }
        : { places },
    }),
    ...answers,
  });
  const room = (
    <OpenTripRoom id={trip.slug} state={state}>
      <BringPlaces />
    </OpenTripRoom>
  );
  const { user } = renderAt(room, { api });
  await user.click(screen.getByRole('button', { name: 'From a file' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bring in places' }));
  return { api, user, dialog, choose: (file: File) => user.upload(dialog.getByLabelText('A file with places'), file) };
}
const kept = ({ asked }: ReturnType<typeof fakeApi>) =>
  asked.flatMap(({ call, input }) => {
    const { body } = input as { body?: { keep?: boolean; take?: object } };
    return call === 'POST /api/trips/{id}/places' && body?.keep ? [body.take] : [];
  });

it('says what would become of each place of a file, before anything is changed', async () => {
  const { api, dialog, choose } = await show();
  await choose(gpx);
  expect(await dialog.findByText('4 places found.')).toBeVisible();
  const list = within(dialog.getByRole('list', { name: 'Places of the file' }));
  expect(list.getByText(/Becomes one of your ideas. We call it Nijo Castle./)).toBeVisible();
  expect(list.getByRole('checkbox', { name: /^A well/ })).toBeChecked();
  expect(list.getByRole('combobox', { name: 'Day of A well' })).toHaveValue('2027-03-01');
  expect(list.getByRole('checkbox', { name: /^Kurama/ })).toBeDisabled();
  expect(list.getByRole('checkbox', { name: /^Paris/ })).not.toBeChecked();
  expect(api.asked[0]?.input).toMatchObject({ body: { file: btoa('<gpx/>') } });
  expect(kept(api)).toEqual([]);
});

it('brings in those that are wanted, on the days that are wanted, and is done', async () => {
  const { api, user, dialog, choose } = await show();
  await choose(gpx);
  await user.click(await dialog.findByRole('checkbox', { name: /^Nijojo/ }));
  await user.click(dialog.getByRole('checkbox', { name: /^Paris/ }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Day of A well' }), '2027-03-02');
  await user.click(dialog.getByRole('button', { name: 'Bring in 2 places' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(kept(api)).toEqual([
    [
      { nth: 1, date: '2027-03-02' },
      { nth: 3, date: '2027-03-01' },
    ],
  ]);
});

it('all of them are chosen, or none, by one box; without any nothing is sent', async () => {
  const { api, user, dialog, choose } = await show();
  await choose(gpx);
  const all = await dialog.findByRole('checkbox', { name: 'All of them' });
  await user.click(all);
  expect(dialog.getByRole('button', { name: 'Bring in 3 places' })).toBeVisible();
  await user.click(all);
  await user.click(dialog.getByRole('button', { name: 'Bring in 0 places' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Choose a place first.');
  expect(kept(api)).toEqual([]);
});

it('a file that is none is refused in words, and another one can be chosen', async () => {
  const wrong = 'This is no GPX or KML file.';
  let good = false;
  const { dialog, choose } = await show({
    'POST /api/trips/{id}/places': () => {
      if (good) return { results: { places } };
      throw refusal('invalid', 'Not so.', { file: [wrong] });
    },
  });
  await choose(gpx);
  expect(await dialog.findByRole('alert')).toHaveTextContent(wrong);
  good = true;
  await choose(new File(['<gpx></gpx>'], 'other.gpx'));
  expect(await dialog.findByText('4 places found.')).toBeVisible();
  expect(dialog.queryByRole('alert')).toBeNull();
});

it('after a failure what was chosen stands, and trying again works', async () => {
  let tries = 0;
  const { user, dialog, choose } = await show({
    'POST /api/trips/{id}/places': ({ body }) => {
      tries += 1;
      if (tries === 1 || tries === 3) throw refusal('failed', 'The server is tired.');
      const trip = { ...aTrip(), version: 2 };
      const change = { version: 2, event_id: null, why: null, trip, events: [], warnings: [] };
      return { results: body.keep ? { places, ...change } : { places } };
    },
  });
  await choose(gpx);
  expect(await dialog.findByRole('alert')).toHaveTextContent('The server is tired.');
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Day of A well' }), '2027-03-03');
  await user.click(dialog.getByRole('button', { name: 'Bring in 2 places' }));
  await waitFor(() => expect(tries).toBe(3));
  expect(dialog.getByLabelText('Day of A well')).toHaveValue('2027-03-03');
  await user.click(await dialog.findByRole('button', { name: 'Bring in 2 places' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Bring in places' })).toBeNull());
});
