import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { aNewTrip, aUser, fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { createAppState } from '@tabi/shared/state';
import { TripForm } from './trip-form.tsx';

const tags = { results: [{ name: 'gardens', label: 'Gardens' }] };
const planned = { results: aNewTrip({ slug: '3-days-in-kyoto-x' }) };
const kyoto = { id: 14, name: 'Kyoto' };
const builder = { features: { ...createAppState().features, trip_builder_enabled: true } };

const show = (answers: FakeAnswers, destinations = [kyoto], state = {}) => {
  const onClose = jest.fn();
  const api = fakeApi({ 'GET /api/tags': tags, ...answers });
  return { onClose, api, ...renderAt(<TripForm destinations={destinations} onClose={onClose} />, { api, state }) };
};
const button = (name: string) => screen.getByRole('button', { name });
const sent = (api: ReturnType<typeof fakeApi>) =>
  api.asked.flatMap(({ call, input }) => (call === 'POST /api/trips' ? [(input as { body: object }).body] : []));

beforeEach(() => localStorage.clear());

it('The destination it was opened with is planned, and the way leads to the places of the trip.', async () => {
  const { user, where, onClose } = show({ 'POST /api/trips': planned });
  await user.click(button('Plan my trip'));
  await waitFor(() => expect(where()).toBe('/itinerary/3-days-in-kyoto-x/poi'));
  expect(onClose).toHaveBeenCalled();
  expect(localStorage.getItem('trip-form')).toBeNull();
});

it('Places that no destination of the form has stay behind, and it says how many.', () => {
  const asked = <TripForm destinations={[kyoto]} places={[7, 9]} towns={[kyoto.id, 99]} onClose={() => undefined} />;
  renderAt(asked, { api: fakeApi({}) });
  expect(screen.getByText(/^1 place of your list will be on it/)).toHaveTextContent(
    '1 place of your list stays behind: the trip does not go there.',
  );
});

it('Places that it was opened with are asked for as such, and it says so.', async () => {
  const api = fakeApi({ 'GET /api/tags': tags, 'POST /api/trips': planned });
  const { user } = renderAt(<TripForm destinations={[kyoto]} places={[7, 9]} onClose={() => undefined} />, { api });
  expect(screen.getByText(/^2 places of your list will be on it/)).toBeVisible();
  await user.click(button('Plan my trip'));
  await waitFor(() => expect(sent(api)).toMatchObject([{ destination_ids: [14], place_ids: [7, 9] }]));
});

it('It starts from the traveller’s home, unless they write another city.', async () => {
  const user = aUser({ setting: { timeZone: 'UTC', home_city: { id: 7, name: 'Lisbon' } } });
  const { api, ...shown } = show({ 'POST /api/trips': planned }, [kyoto], { session: { status: 'user', user } });
  expect(screen.getByRole('combobox', { name: /^Where do you start from/ })).toHaveValue('Lisbon');
  await shown.user.click(button('Plan my trip'));
  await waitFor(() => expect(sent(api)).toMatchObject([{ source_id: 7 }]));
});

it('While the days are being made it says so.', async () => {
  const { user } = show({ 'POST /api/trips': () => new Promise(() => undefined) });
  await user.click(button('Plan my trip'));
  expect(await screen.findByText('Creating your personalised 3 day(s) trip to Kyoto')).toBeVisible();
});

it('Who has closed it is told that the trip is planned, and stays where they are.', async () => {
  let answer: (trip: typeof planned) => void = () => undefined;
  const slow = () => new Promise<typeof planned>((resolve) => (answer = resolve));
  const Closable = () => {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button onClick={() => setOpen(false)}>Close</button>
        {open ? <TripForm destinations={[kyoto]} onClose={() => undefined} /> : null}
      </>
    );
  };
  const { user, where, state } = renderAt(<Closable />, { api: fakeApi({ 'POST /api/trips': slow }) });
  await user.click(button('Plan my trip'));
  await screen.findByText('Creating your personalised 3 day(s) trip to Kyoto');
  const before = where();
  await user.click(button('Close'));
  answer(planned);
  await waitFor(() =>
    expect(state.notices).toMatchObject([{ title: 'Your trip is planned.', button: 'See its days' }]),
  );
  expect(where()).toBe(before);
});

it('When planning fails it tells why, keeps what was filled in, and mends the same trip next.', async () => {
  const failed = { results: aNewTrip({ slug: 'kyoto-x', status: 'failed', message: 'No place fits.' }) };
  const answers = [failed, planned];
  const { user, state, api } = show({ 'POST /api/trips': () => answers.shift() ?? planned });
  await user.click(button('Plan my trip'));
  await waitFor(() => expect(state.notices).toMatchObject([{ title: 'Oops!', text: 'No place fits.', button: 'OK' }]));
  await user.click(button('Plan my trip'));
  await waitFor(() => expect(sent(api)).toMatchObject([{ destination_ids: [14] }, { trip_id: 'kyoto-x' }]));
});

it('What the server has against the days stands under them.', async () => {
  const { user } = show({
    'POST /api/trips': () =>
      Promise.reject(refusal('invalid', 'Check the form.', { endDate: ['A trip can be at most 30 days.'] })),
  });
  await user.click(button('Plan my trip'));
  expect(await screen.findByText('A trip can be at most 30 days.')).toBeVisible();
});

it('A destination is asked for before anything is sent, and the focus goes there.', async () => {
  const { user, api } = show({}, []);
  await user.click(button('Plan my trip'));
  expect(await screen.findByText('Choose a destination from the list.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Where do you want to go?' })).toHaveFocus());
  expect(sent(api)).toEqual([]);
});

it('Another destination can be added once all are chosen, and one be removed while there are more.', async () => {
  const { user } = show({});
  expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  await user.click(button('Add another destination'));
  expect(screen.queryByRole('button', { name: 'Add another destination' })).not.toBeInTheDocument();
  await user.click(button('Remove Kyoto'));
  expect(screen.getAllByRole('combobox', { name: /Where do you want to go/ })).toHaveLength(1);
});

it('An address for a destination that Tabi lacks is sent from within the form, and plans nothing.', async () => {
  const { user, api } = show(
    {
      'GET /api/location/autocomplete/{text}': { results: [] },
      'GET /api/googleAutocomplete/{text}': { results: [] },
      'POST /api/location/suggest': { message: 'Thank you.' },
      'POST /api/email/subscribe': { message: 'Welcome.' },
    },
    [],
  );
  await user.click(screen.getByRole('combobox', { name: 'Where do you want to go?' }));
  await user.paste('Atlantis');
  await user.click(await screen.findByRole('button', { name: 'Suggest Atlantis' }, { timeout: 3_000 }));
  await user.type(screen.getByRole('textbox', { name: /notify you when/ }), 'mai@example.com');
  await user.click(button('Notify me'));
  await waitFor(() =>
    expect(api.asked).toContainEqual({
      call: 'POST /api/email/subscribe',
      input: { body: { email: 'mai@example.com', type: 'location' } },
    }),
  );
  expect(sent(api)).toEqual([]);
});

describe('With the trip builder switched on', () => {
  it('the second step follows only when all destinations are chosen.', async () => {
    const { user } = show({}, [kyoto], builder);
    expect(button('Next')).toBeEnabled();
    await user.click(button('Add another destination'));
    expect(button('Next')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Plan my trip' })).not.toBeInTheDocument();
  });

  it('the plan waits for a currency, an amount above 0 and a preference, and Back leads to the first step.', async () => {
    const { user, api } = show({ 'POST /api/trips': planned }, [kyoto], builder);
    await user.click(button('Next'));
    const amount = await screen.findByRole('textbox', { name: 'Budget' });
    expect(button('Plan my trip')).toBeDisabled();
    await user.type(amount, '0');
    await user.click(await screen.findByRole('checkbox', { name: 'Gardens' }));
    expect(button('Plan my trip')).toBeDisabled();
    await user.type(amount, '9x00');
    expect(amount).toHaveValue('0900');
    expect(button('Plan my trip')).toBeEnabled();
    await user.click(screen.getByRole('radio', { name: /Slow/ }));
    await user.click(button('Back'));
    expect(button('Next')).toBeVisible();
    await user.click(button('Next'));
    await user.click(button('Plan my trip'));
    await waitFor(() =>
      expect(sent(api)).toMatchObject([
        { preferredTypes: ['gardens'], tripPace: 0, currency: 'USD', amount: 900, destination_ids: [14] },
      ]),
    );
  });

  it('what the server has against the first step leads back to it.', async () => {
    const refuse = () => Promise.reject(refusal('invalid', 'Check.', { destination_ids: ['Too short.'] }));
    const { user } = show({ 'POST /api/trips': refuse }, [kyoto], builder);
    await user.click(button('Next'));
    await user.type(await screen.findByRole('textbox', { name: 'Budget' }), '900');
    await user.click(await screen.findByRole('checkbox', { name: 'Gardens' }));
    await user.click(button('Plan my trip'));
    expect(await screen.findByText('Too short.')).toBeVisible();
  });
});

it('A draft is there again when the form is opened anew.', async () => {
  const { user, unmount } = show({}, []);
  await user.click(screen.getByRole('combobox', { name: 'Where do you want to go?' }));
  await user.paste('Ky');
  unmount();
  show({}, []);
  expect(screen.getByRole('combobox', { name: 'Where do you want to go?' })).toHaveValue('Ky');
});

it('Another destination is written where it was asked for: the first one stays as it is.', async () => {
  const { user } = show({ 'GET /api/location/autocomplete/{text}': { results: [] } });
  await user.click(button('Add another destination'));
  expect(screen.getByRole('combobox', { name: 'Destination 2' })).toHaveFocus();
});
