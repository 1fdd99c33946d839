import { act, screen, waitFor, within } from '@testing-library/react';
import type { Trip } from '@tabi/shared/contracts/trips';
import { aTrip, fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { OpenTripRoom } from '../../common/components/open-trip-room.tsx';
import { Page } from './manage.page.tsx';

const saved = {
  id: '1',
  trip_id: '1',
  source_id: null,
  destinations: [],
  start_date: '2999-03-01',
  end_date: '2999-03-03',
  day_start_time: '09:00',
  day_end_time: '22:00',
  duration: 3,
  trip_pace: 1 as const,
  preferred_types: [],
  theme: 'leisure' as const,
  numberOfPeople: null,
  amount: null,
  converted_amount: null,
  currency: null,
};
const people = [
  { id: 'b', name: 'Ken', email: 'ken@example.com', is_owner: false },
  { id: 'a', name: 'Mai', email: 'mai@example.com', is_owner: true },
];

function show(over: Partial<Trip> = {}, answers: FakeAnswers = {}) {
  const trip = aTrip({ startDate: '2999-03-01', endDate: '2999-03-03', contributors: people, ...over });
  const longer = { trip: { ...trip, endDate: '2999-03-04' }, events: [], warnings: [] };
  const moved = [{ title: 'Gion', poi_id: 1, from: '2999-03-03', to: null, why: 'No room.' }];
  const api = fakeApi({
    'GET /api/tags': { results: [{ name: 'gardens', label: 'Gardens' }] },
    'GET /api/trips/{id}/preferences': { results: saved },
    'GET /api/trips/{id}': { results: trip },
    'GET /api/trips/{id}/events': { results: [] },
    'PATCH /api/trips/{id}': { results: { ...longer, moved } },
    'DELETE /api/trips/{id}': { message: 'The trip is deleted.' },
    ...answers,
  });
  const state = { trip, events: [], warnings: [] };
  const room = (
    <OpenTripRoom id={trip.slug} state={state}>
      <Page />
    </OpenTripRoom>
  );
  const user = { id: 'a', name: 'Mai', email: 'mai@example.com', setting: {} } as never;
  return { api, trip, ...renderAt(room, { api, state: { session: { status: 'user', user } } }) };
}
const section = (name: string) => within(screen.getByRole('region', { name }));
const bodies = (api: ReturnType<typeof fakeApi>, name: string) =>
  api.asked.flatMap(({ call, input }) => (call === name ? [(input as { body?: unknown }).body] : []));

it('Dates show the days before and after and what moves, and change only then.', async () => {
  const { user, api } = show();
  const dates = section('Dates');
  await user.click(dates.getByRole('button', { name: 'A day longer' }));
  const after = within(await dates.findByRole('figure', { name: 'Then' }));
  expect(after.getAllByRole('listitem')).toHaveLength(4);
  expect(after.getByText('New')).toBeVisible();
  expect(dates.getByText('Gion: becomes an idea. No room.')).toBeVisible();
  expect(bodies(api, 'PATCH /api/trips/{id}')).toEqual([{ endDate: '2999-03-04', preview: true }]);
  await user.click(dates.getByRole('button', { name: 'Change the dates' }));
  await waitFor(() => expect(bodies(api, 'PATCH /api/trips/{id}')).toContainEqual({ endDate: '2999-03-04' }));
});

it('Dates that cannot be are said to be so, and cannot be taken.', async () => {
  const refuse = () => Promise.reject(refusal('invalid', 'A trip can be at most 30 days.'));
  const { user } = show({}, { 'PATCH /api/trips/{id}': refuse });
  const dates = section('Dates');
  await user.click(dates.getByRole('button', { name: 'A day longer' }));
  expect(await dates.findByRole('alert')).toHaveTextContent('A trip can be at most 30 days.');
  expect(dates.getByRole('button', { name: 'Change the dates' })).toBeDisabled();
});

it('A name is given, and the old one can be taken back.', async () => {
  const { user, api, state } = show();
  const name = section('Name');
  await user.clear(name.getByRole('textbox'));
  await user.type(name.getByRole('textbox'), 'Autumn');
  await user.click(name.getByRole('button', { name: 'Save the name' }));
  await waitFor(() =>
    expect(state.notices).toMatchObject([{ title: 'The trip is called Autumn now', button: 'Undo' }]),
  );
  expect(bodies(api, 'PATCH /api/trips/{id}')).toEqual([{ title: 'Autumn' }]);
});

it('A name that is refused stays written.', async () => {
  const refuse = () => Promise.reject(refusal('trip-locked', 'This trip is locked.'));
  const { user, state } = show({}, { 'PATCH /api/trips/{id}': refuse });
  const name = section('Name');
  await user.clear(name.getByRole('textbox'));
  await user.type(name.getByRole('textbox'), 'Autumn{Enter}');
  await waitFor(() => expect(state.notices).toMatchObject([{ text: 'This trip is locked.' }]));
  expect(await name.findByRole('button', { name: 'Save the name' })).toBeVisible();
  expect(name.getByRole('textbox')).toHaveValue('Autumn');
});

it('The owner sees who plans along, owners first, and can take others off.', async () => {
  const { user, api } = show({}, { 'DELETE /api/trips/{id}/user/{userId}': { results: [people[1]!] } });
  const rows = section('People').getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Mai \(you\).*Owner$/),
    expect.stringMatching(/^Ken/),
  ]);
  await user.click(section('People').getByRole('button', { name: 'Remove Ken' }));
  await waitFor(() =>
    expect(api.asked).toContainEqual({
      call: 'DELETE /api/trips/{id}/user/{userId}',
      input: { params: { id: '3-days-in-kyoto-abc', userId: 'b' } },
    }),
  );
});

it('An owner makes somebody an owner, which can be taken back.', async () => {
  const asked: boolean[] = [];
  const { user, state } = show(
    {},
    {
      'PATCH /api/trips/{id}/user/{userId}': ({ body }) => {
        asked.push(body.is_owner);
        return { results: people.map((one) => (one.id === 'b' ? { ...one, ...body } : one)) };
      },
    },
  );
  const part = section('People').getByRole('combobox', { name: 'What Ken is to the trip' });
  expect(part).toHaveValue('contributor');
  expect(screen.queryByRole('button', { name: /^Leave/ })).not.toBeInTheDocument();
  await user.selectOptions(part, 'Owner');
  await waitFor(() => expect(state.notices).toMatchObject([{ title: 'Ken owns the trip too', button: 'Undo' }]));
  expect(asked).toEqual([true]);
});

it('Each fact of the trip opens the one question that asks for it, or the whole form where that is the old one.', async () => {
  const { user, state } = show();
  const facts = section('The trip');
  expect(facts.getByText('3 days')).toBeVisible();
  await user.click(facts.getByRole('button', { name: 'Change the trip' }));
  const [widget, trip] = ['mf-planner/TripForm', '3-days-in-kyoto-abc'];
  expect(state.overlay).toMatchObject({ widget, props: { trip } });
  act(() => {
    state.features = { ...state.features, new_trip_form_enabled: true };
  });
  for (const [name, question] of [
    ['Change what kind', 'theme'],
    ['Change how long', 'duration'],
    ['Change where', 'locations'],
    ['Change when it begins', 'date'],
  ] as const) {
    await user.click(await facts.findByRole('button', { name }));
    expect(state.overlay).toMatchObject({ widget, props: { trip, question } });
  }
});

it('Several people are invited at once, and what the server has against it stands there.', async () => {
  const answers = [
    () => Promise.reject(refusal('invalid', 'Check.', { emails: ['Must be a valid email address.'] })),
    async () => ({ results: { invited: ['li@example.com'], not_mailed: ['jo@example.com'], already: [] } }),
  ];
  const { user, state } = show({}, { 'POST /api/trips/{id}/user/invite': () => answers.shift()!() });
  const invite = section('People');
  await user.type(invite.getByRole('textbox', { name: 'Invite by e-mail' }), 'li@example.com, jo@example.com');
  await user.click(invite.getByRole('button', { name: 'Send the invitation' }));
  expect(await invite.findByText('Must be a valid email address.')).toBeVisible();
  await user.click(invite.getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() =>
    expect(state.notices).toMatchObject([{ title: 'An invitation is on its way to li@example.com.' }]),
  );
  expect(invite.getByText(/No mail was sent to jo@example.com/)).toBeVisible();
});

it('Who has not confirmed their address is led to where the mail is sent again.', async () => {
  const { user } = show(
    {},
    {
      'POST /api/trips/{id}/user/invite': () =>
        Promise.reject(refusal('confirm-email-first', 'Confirm your address first.')),
    },
  );
  const invite = section('People');
  await user.type(invite.getByRole('textbox', { name: 'Invite by e-mail' }), 'li@example.com');
  await user.click(invite.getByRole('button', { name: 'Send the invitation' }));
  expect(await invite.findByText('Confirm your address first.')).toBeVisible();
  expect(invite.getByRole('link', { name: 'Have it sent again' })).toHaveAttribute(
    'href',
    '/profile/email-preferences',
  );
  expect(invite.getByRole('textbox', { name: 'Invite by e-mail' })).toHaveValue('li@example.com');
});

it('What only the owner may do is not there for who plans along, who may leave.', () => {
  show({ role: 'contributor' });
  expect(screen.getByRole('button', { name: 'Leave 3 days in Kyoto' })).toBeVisible();
  for (const name of ['Links', 'Lock', 'Delete'])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
});

it('A locked trip says so, and its owner can only unlock, share, copy and delete it.', async () => {
  const { user, api } = show({ locked: true });
  expect(screen.getByText(/This trip is locked/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'A day longer' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save the name' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Unlock the trip' }));
  await waitFor(() => expect(bodies(api, 'PATCH /api/trips/{id}')).toEqual([{ locked: false }]));
});

it('A deleted trip is left, and offered to be restored.', async () => {
  const { user, state, where } = show();
  await user.click(screen.getByRole('button', { name: 'Delete 3 days in Kyoto' }));
  await waitFor(() =>
    expect(state.notices).toMatchObject([{ title: '3 days in Kyoto is deleted.', button: 'Restore' }]),
  );
  expect(where()).toBe('/');
});

it('Planning again is shown before it is done.', async () => {
  const trip = aTrip({ startDate: '2999-03-01', endDate: '2999-03-03', contributors: people });
  const plan = { results: { trip, events: [], warnings: [], moved: [] } };
  const { user, api } = show({}, { 'POST /api/trips/{id}/plan': plan });
  await user.click(screen.getByRole('button', { name: 'See what would change' }));
  await user.click(await screen.findByRole('button', { name: 'Plan again' }));
  await waitFor(() => expect(bodies(api, 'POST /api/trips/{id}/plan')).toEqual([{ preview: true }, {}]));
});
