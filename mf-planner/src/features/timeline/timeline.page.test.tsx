import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Trip, TripEvent, TripWarning } from '@tabi/shared/contracts/trips';
import {
  aHop,
  aMeal,
  anOwnEvent,
  aNight,
  aPlace,
  aTrip,
  aVisit,
  fakeApi,
  renderAt,
  type FakeAnswers,
} from '@tabi/shared/testing';
import { useState } from 'react';
import { OpenTripRoom } from '../../common/components/open-trip-room.tsx';
import { Page } from './timeline.page.tsx';

const at = (hour: string) => `2027-03-01 ${hour}`;
const morning: TripEvent[] = [
  aVisit('Nijo Castle', at('09:00'), at('10:30'), { reason: 'Quiet before ten.' }),
  aHop('way', at('10:35'), at('10:50')),
  aVisit('Kinkaku-ji', at('10:50'), at('12:00')),
  aMeal('lunch', at('12:10'), at('13:10'), { hint: 'Around Nishijin.' }),
  anOwnEvent('Tea with Aiko', at('15:00'), at('16:00')),
  aNight('Hotel', at('18:00'), '2027-03-02 11:00'),
];

function show(trip: Partial<Trip> = {}, answers: FakeAnswers = {}, warnings: TripWarning[] = [], events = morning) {
  const full = aTrip(trip);
  const api = fakeApi({ 'GET /api/currencies/rates': { results: { EUR: 1, USD: 1.1, JPY: 160 } }, ...answers });
  const room = (
    <OpenTripRoom id={full.slug} state={{ trip: full, events, warnings }}>
      <Page />
    </OpenTripRoom>
  );
  return { api, trip: full, ...renderAt(room, { api }) };
}

const changed = (trip: Trip, events: TripEvent[], more: object = {}) => ({
  results: { version: 2, event_id: null, why: null, trip: { ...trip, version: 2 }, events, warnings: [], ...more },
});
const firstDay = () => screen.getByRole('region', { name: /^Day 1/ });
const rowOf = (name: string) => within(firstDay()).getByText(name).closest('li')!;

it('meals, events of one’s own and nights are rows of their own kinds, with what is said of them', () => {
  show();
  expect(rowOf('Lunch')).toHaveTextContent('12:10 Lunchuntil 13:10Around Nishijin.');
  expect(rowOf('Tea with Aiko')).toHaveTextContent('15:00 Tea with Aikountil 16:00');
  expect(rowOf('Hotel')).toHaveTextContent('until 11:00 on the last morning');
  expect(within(firstDay()).getAllByRole('article')).toHaveLength(2);
  expect(screen.getByText('Quiet before ten.')).toBeVisible();
});

it('who only looks is offered nothing to change', () => {
  show({ role: 'guest', canManage: false, side_pois: [{ ...aPlace(7), reason: null }] });
  expect(screen.queryByRole('button', { name: /^Change / })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Add/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Plan / })).not.toBeInTheDocument();
});

it('a stop goes later from its menu, and shows there before the server has answered', async () => {
  const { user, api } = show({}, { 'PATCH /api/events/{id}': () => new Promise<never>(() => undefined) });
  await user.click(screen.getByRole('button', { name: 'Change Nijo Castle' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Later' }));
  await waitFor(() =>
    expect(
      within(firstDay())
        .getAllByRole('article')
        .map((card) => card.querySelector('h3')?.textContent),
    ).toEqual(['Kinkaku-ji', 'Nijo Castlestays where it is']),
  );
  expect(api.asked.at(-1)).toMatchObject({
    call: 'PATCH /api/events/{id}',
    input: { params: { id: 'Nijo Castle' }, body: { start: at('12:05:00'), end: at('13:35:00'), make_room: true } },
  });
});

it('time, cost and a note are written in one dialog', async () => {
  const { user, api } = show({ budget: { amount: 1, currency: 'JPY', spent: 0 } });
  await user.click(screen.getByRole('button', { name: 'Change Nijo Castle' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Time, cost and note…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nijo Castle' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Cost in JPY' }), '800');
  await user.type(within(dialog).getByRole('textbox', { name: 'Note' }), 'Booked');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.asked.at(-1)).toMatchObject({
      call: 'PATCH /api/events/{id}',
      input: { body: { amount_minor: 800, currency: 'JPY', custom_fields: { note: 'Booked' } } },
    }),
  );
});

it('what is being written stands when somebody locks the trip meanwhile', async () => {
  let lock: () => void = () => undefined;
  function Room() {
    const [trip, setTrip] = useState(aTrip());
    lock = () => setTrip({ ...trip, version: trip.version + 1, locked: true });
    return (
      <OpenTripRoom id={trip.slug} state={{ trip, events: morning, warnings: [] }}>
        <Page />
      </OpenTripRoom>
    );
  }
  const { user } = renderAt(<Room />, { api: fakeApi() });
  await user.click(screen.getByRole('button', { name: 'Change Nijo Castle' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Time, cost and note…' }));
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Bring sweets');
  act(() => lock());
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Change Nijo Castle', hidden: true })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Bring sweets');
});

it('a price is noted in the money that it is paid in, and stands in the row of one’s own event', async () => {
  const paid = { ...anOwnEvent('Tea with Aiko', at('15:00'), at('16:00')), amount_minor: 24_000, currency: 'JPY' };
  const { api, user } = show(
    {},
    { 'PATCH /api/events/{id}': () => new Promise<never>(() => undefined) },
    [],
    [...morning.slice(0, 4), paid],
  );
  expect(rowOf('Tea with Aiko')).toHaveTextContent('¥24,000');
  await user.click(screen.getByRole('button', { name: 'Change Nijo Castle' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Time, cost and note…' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Currency' }), 'JPY');
  await user.type(screen.getByRole('textbox', { name: 'Cost in JPY' }), '1300');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.asked.at(-1)).toMatchObject({ input: { body: { amount_minor: 1300, currency: 'JPY' } } }),
  );
});

it('on a long trip the menu of a stop has the days nearest to it, and the way to all the others', async () => {
  const { user } = show({ endDate: '2027-03-09' });
  await user.click(screen.getByRole('button', { name: 'Change Nijo Castle' }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items.filter((words) => words?.startsWith('Move to'))).toEqual([
    'Move to Day 2, Tue 2',
    'Move to Day 3, Wed 3',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Another day…' }));
  expect(await screen.findByRole('option', { name: 'Day 9, Tue 9 March' })).toBeInTheDocument();
});

it('who paid for a stop is said where its cost is written, and only where several travel', async () => {
  const person = { kind: 'account' as const, me: false, here: true };
  const people = [
    { ...person, id: 'mai', name: 'Mai', me: true },
    { ...person, id: 'ken', name: 'Ken' },
  ];
  const { user, api } = show({}, { 'GET /api/trips/{id}/people': { results: people } });
  await user.click(screen.getByRole('button', { name: 'Change Nijo Castle' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Time, cost and note…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nijo Castle' }));
  await user.selectOptions(await dialog.findByLabelText('Who paid'), 'Ken paid for everyone');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.asked).toContainEqual(
      expect.objectContaining({
        call: 'PATCH /api/events/{id}',
        input: expect.objectContaining({ body: expect.objectContaining({ custom_fields: { paid_by: 'ken' } }) }),
      }),
    ),
  );
});

it('a way is gone otherwise in its place', async () => {
  const { user, api } = show();
  await user.click(screen.getByRole('button', { name: '15\u00a0min on foot' }));
  await user.click(await screen.findByRole('menuitem', { name: 'By bicycle' }));
  expect(api.asked.at(-1)).toMatchObject({
    call: 'PATCH /api/events/hop/{id}',
    input: { params: { id: 'way' }, body: { travel_mode: 'cycle' } },
  });
});

it('a warning is one line at its stop, with what helps', async () => {
  const warning: TripWarning = {
    code: 'closed',
    date: '2027-03-01',
    event_id: 'Kinkaku-ji',
    message: 'Kinkaku-ji is closed on that day.',
  };
  const answers = {
    'GET /api/trips/{id}/events/{eventId}/return': () =>
      changed(
        aTrip(),
        morning.filter(({ id }) => id !== 'Kinkaku-ji'),
      ),
  };
  const { user, state } = show({}, answers, [warning]);
  expect(rowOf('Kinkaku-ji')).toHaveTextContent('Kinkaku-ji is closed on that day.');
  await user.click(screen.getByRole('button', { name: 'Back to the ideas' }));
  await waitFor(() => expect(screen.queryByText('Kinkaku-ji')).not.toBeInTheDocument());
  await waitFor(() =>
    expect(state.notices.map(({ title, button }) => [title, button])).toEqual([
      ['Kinkaku-ji is an idea again', 'Undo'],
    ]),
  );
});

it('an idea that needs room is put in only once the traveller has chosen what makes it', async () => {
  const option = {
    date: '2027-03-01',
    start: at('14:00:00'),
    end: at('15:00:00'),
    drop: [{ event_id: 'Kinkaku-ji', poi_id: 1, title: 'Kinkaku-ji' }],
    words: 'It fits on Monday if Kinkaku-ji becomes an idea.',
  };
  const { user, api, state } = show(
    { side_pois: [{ ...aPlace(7), name: 'Kurama', reason: null }] },
    {
      'POST /api/trips/{id}/events/suggested': ({ body }) =>
        changed(aTrip(), morning, body.option ? { why: 'There.' } : { version: 1, options: [option] }),
    },
  );
  await user.click(screen.getByRole('button', { name: 'Plan in Kurama' }));
  const dialog = await screen.findByRole('dialog', { name: 'Room for Kurama' });
  expect(state.notices).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: option.words }));
  await waitFor(() => expect(state.notices.map(({ title }) => title)).toEqual(['There.']));
  expect(api.asked.at(-1)).toMatchObject({
    input: { body: { poi_id: 7, option: { date: '2027-03-01', drop: ['Kinkaku-ji'] } } },
  });
});

it('free time offers what fits into it, and takes something of one’s own', async () => {
  const { user, api } = show();
  await user.click(screen.getByRole('button', { name: 'Add something here, at 13:10' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add on Mon 1, 13:10' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Something of your own' }), 'A nap');
  await user.click(within(dialog).getByRole('button', { name: 'Add it' }));
  await waitFor(() =>
    expect(api.asked.at(-1)).toMatchObject({
      call: 'POST /api/trips/{id}/events/custom',
      input: { body: { title: 'A nap', start: at('13:10:00'), end: at('14:10:00') } },
    }),
  );
});

it('the days can be shown in few lines, and the browser remembers it', async () => {
  const { user, unmount } = show();
  await user.click(screen.getByRole('button', { name: 'Compact' }));
  expect(screen.getByRole('button', { name: 'Compact' })).toHaveAttribute('aria-pressed', 'true');
  unmount();
  show();
  expect(screen.getByRole('button', { name: 'Compact' })).toHaveAttribute('aria-pressed', 'true');
  localStorage.clear();
});

it('a view that is pressed is marked first, and the days, which are heavy to lay out, follow it', async () => {
  const { container } = show();
  const view = () => container.querySelector<HTMLElement>('[data-view]')?.dataset['view'];
  fireEvent.click(screen.getByRole('button', { name: 'Compact' }));
  expect(screen.getByRole('button', { name: 'Compact' })).toHaveAttribute('aria-pressed', 'true');
  expect(view()).toBe('cards');
  await waitFor(() => expect(view()).toBe('compact'));
  localStorage.clear();
});

it('the button of a menu says at once that it is pressed, while the menu is made', async () => {
  show();
  const button = screen.getByRole('button', { name: 'Change Nijo Castle' });
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByRole('menu')).toBeVisible();
});

it('the days are filtered by kind and words, with the filter in the address, and a thing that is found can be changed', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const bar = within(await screen.findByRole('search', { name: 'Of the days' }));
  await user.type(bar.getByLabelText('Words'), 'tea');
  await waitFor(() => expect(within(firstDay()).queryByRole('article')).not.toBeInTheDocument());
  expect(rowOf('Tea with Aiko')).toBeVisible();
  expect(within(firstDay()).queryByText('Hotel')).not.toBeInTheDocument();
  expect(within(firstDay()).getByRole('button', { name: 'Change Tea with Aiko' })).toBeVisible();
  await user.selectOptions(bar.getByLabelText('Kind'), 'Meals');
  expect(screen.getByText('Nothing of these days is like that.')).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Show everything' }));
  expect(within(firstDay()).getAllByRole('article')).toHaveLength(2);
});
