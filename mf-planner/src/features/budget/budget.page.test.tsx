import { screen, waitFor, within } from '@testing-library/react';
import type { CostPerson, Expense } from '@tabi/shared/contracts/trip-costs';
import type { TripCosts } from '@tabi/shared/contracts/trip-changes';
import { tripSums } from '@tabi/shared/money';
import type { TripEvent } from '@tabi/shared/contracts/trips';
import { aTrip, aVisit, fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { OpenTripRoom } from '../../common/components/open-trip-room.tsx';
import { Page } from './budget.page.tsx';

const rates = { EUR: 1, USD: 1.16, JPY: 182 };
const [mai, ken] = ['7c9e6679-7425-40de-944b-e07fc1f90ae7', '0f8fad5b-d9cb-469f-a165-70867728950e'];
const people: CostPerson[] = [
  { id: mai, name: 'Mai', kind: 'account', me: true, here: true },
  { id: ken, name: 'Ken', kind: 'named', me: false, here: true },
];
const tea: Expense = {
  id: 'e1',
  title: 'Tea',
  amount_minor: 2_000,
  currency: 'JPY',
  category: 'food',
  date: '2027-03-02',
  payer_id: mai,
  shares: people.map(({ id }) => ({ person_id: id, amount_minor: null })),
};

const costsOf = (more: Partial<TripCosts> = {}): TripCosts => {
  const costs = {
    currency: 'JPY',
    days: [],
    version: 1,
    planned: { currency: 'JPY', amount_minor: 50_000 },
    rates_of: null,
    people,
    expenses: [],
    payments: [],
    noted: [],
    entries: [],
    ...more,
  };
  return { ...costs, sums: tripSums(costs, rates) };
};

/** The page in an open trip, on a server that stores nothing unless `answers` say so. */
function show(costs: TripCosts, answers: FakeAnswers = {}, locked = false, events: TripEvent[] = []) {
  const trip = aTrip({ locked });
  const api = fakeApi({
    'GET /api/trips/{id}': { results: trip },
    'GET /api/trips/{id}/events': { results: events, warnings: [] },
    'GET /api/trips/{id}/budget': { results: costs },
    'GET /api/currencies/rates': { results: rates },
    ...answers,
  });
  const room = (
    <OpenTripRoom id={trip.slug} state={{ trip, events, warnings: [] }}>
      <Page />
    </OpenTripRoom>
  );
  return { api, ...renderAt(room, { api, state: { currency: 'JPY' } }) };
}
const askedFor = (api: ReturnType<typeof fakeApi>, call: string) =>
  api.asked.filter((one) => one.call === call).map(({ input }) => input as { body?: Record<string, unknown> });

it('shows what was spent of what was planned, by kind and by day, and says what is not known', async () => {
  show(costsOf({ expenses: [tea, { ...tea, id: 'e2', title: 'A gift', amount_minor: null, category: 'shopping' }] }));
  expect(await screen.findByText('¥2,000', { selector: 'strong' })).toBeVisible();
  expect(screen.getByText('of ¥50,000 planned')).toBeVisible();
  expect(screen.getByText('¥48,000 left · and 1 price that nobody knows yet')).toBeVisible();
  const kinds = screen.getByRole('table', { name: 'By kind' });
  expect(within(kinds).getByRole('row', { name: /Food ¥2,000/ })).toBeVisible();
  expect(within(kinds).getByRole('row', { name: /Shopping 1 price not known/ })).toBeVisible();
  const day = screen.getByRole('region', { name: 'Day 2, Tue 2 March' });
  expect(within(day).getByText('A gift').closest('li')).toHaveTextContent('Not known');
  expect(within(day).queryByText('Free')).not.toBeInTheDocument();
});

it('an empty budget shows an example and nothing that could be taken for a cost', async () => {
  show(costsOf({ planned: null }));
  expect(await screen.findByText(/^An example:/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Change Ramen/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Download as CSV' })).not.toBeInTheDocument();
});

it('a cost is one line and Enter, shows before the server has it, and the next one can be written at once', async () => {
  let stored: (answer: { results: Expense }) => void = () => undefined;
  const { user, api } = show(costsOf(), {
    'POST /api/trips/{id}/expenses': () => new Promise((resolve) => (stored = resolve)),
  });
  await user.type(await screen.findByLabelText('What'), 'Soup');
  await user.type(screen.getByLabelText('How much'), '3,600{Enter}');
  expect((await screen.findByText('Soup')).closest('li')).toHaveTextContent('SoupFood · You paid for everyone¥3,600');
  expect(screen.getByText('¥3,600', { selector: 'strong' })).toBeVisible();
  expect(screen.getByLabelText('What')).toHaveFocus();
  expect(screen.getByLabelText('What')).toHaveValue('');
  const [sent] = askedFor(api, 'POST /api/trips/{id}/expenses');
  expect(sent?.body).toMatchObject({ title: 'Soup', amount_minor: 3_600, currency: 'JPY', payer_id: mai });
  stored({ results: tea });
  await waitFor(() => expect(askedFor(api, 'GET /api/trips/{id}/budget').length).toBeGreaterThan(1));
});

it('what was typed is there again when it could not be stored', async () => {
  const refused = () => {
    throw refusal('trip-locked', 'This trip is locked. Its owner can unlock it.');
  };
  const { user, state } = show(costsOf(), { 'POST /api/trips/{id}/expenses': refused });
  await user.type(await screen.findByLabelText('What'), 'Ramen{Enter}');
  await waitFor(() => expect(screen.getByLabelText('What')).toHaveValue('Ramen'));
  expect(state.notices).toMatchObject([{ text: 'This trip is locked. Its owner can unlock it.' }]);
  expect(screen.queryByRole('button', { name: 'Change Ramen' })).not.toBeInTheDocument();
});

it('a planned amount that is refused stays written', async () => {
  const refused = () => {
    throw refusal('trip-locked', 'This trip is locked. Its owner can unlock it.');
  };
  const { user, state } = show(costsOf(), { 'POST /api/trips/{id}/budget': refused });
  await user.click(await screen.findByRole('button', { name: 'Change the planned amount' }));
  await user.clear(screen.getByLabelText('Planned'));
  await user.type(screen.getByLabelText('Planned'), '70000{Enter}');
  await waitFor(() => expect(state.notices).toHaveLength(1));
  expect(screen.getByLabelText('Planned')).toHaveValue('70000');
});

it('parts that do not come to the whole are said where they are written', async () => {
  const { user, api } = show(costsOf());
  await user.type(await screen.findByLabelText('What'), 'Taxi');
  await user.type(screen.getByLabelText('How much'), '3000');
  await user.click(screen.getByRole('button', { name: 'For everyone' }));
  await user.click(screen.getByRole('checkbox', { name: 'Everybody has a part of their own' }));
  await user.type(screen.getByLabelText('Your part'), '1000');
  await user.click(screen.getByRole('button', { name: 'Add a cost' }));
  expect(screen.getByText('¥2,000 is in nobody’s part yet.')).toBeVisible();
  expect(askedFor(api, 'POST /api/trips/{id}/expenses')).toEqual([]);
});

it('who owes whom is a sentence, and is done with one press', async () => {
  let paid: TripCosts['payments'] = [];
  const { user, api } = show(costsOf(), {
    'GET /api/trips/{id}/budget': () => ({ results: costsOf({ expenses: [tea], payments: paid }) }),
    'POST /api/trips/{id}/payments': ({ body }) => {
      paid = [{ id: 'p', ...body, at: '2027-03-02T10:00:00.000Z' }];
      return { results: paid[0]! };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Done: Ken gives you ¥1,000' }));
  expect(await screen.findByText('Nobody owes anything.')).toBeVisible();
  expect(askedFor(api, 'POST /api/trips/{id}/payments')[0]?.body).toMatchObject({
    from_id: ken,
    to_id: mai,
    amount_minor: 1_000,
  });
  expect(await screen.findByRole('button', { name: 'Undo: Ken gave you ¥1,000' })).toBeVisible();
});

it('the budget takes digits alone, and knows which currencies have no cents', async () => {
  const { user, api } = show(costsOf({ planned: null }), {
    'POST /api/trips/{id}/budget': { results: { amount: 30_000, currency: 'JPY' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Plan an amount' }));
  const field = screen.getByLabelText('Planned');
  await user.type(field, '3x0,000.');
  expect(field).toHaveValue('30000');
  await user.selectOptions(screen.getAllByLabelText('Currency')[0]!, 'KRW');
  await user.type(field, '{Enter}');
  await waitFor(() =>
    expect(askedFor(api, 'POST /api/trips/{id}/budget')[0]?.body).toEqual({
      amount: 30_000,
      amount_minor: 30_000,
      currency: 'KRW',
    }),
  );
});

it('a locked trip is read and not changed', async () => {
  show(costsOf({ expenses: [tea] }), {}, true);
  expect(await screen.findByText('Tea')).toBeVisible();
  for (const name of [/Add/, /Change/, /Take/, /Done/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

it('says what happened when the costs cannot be had, and asks again', async () => {
  const { user } = show(costsOf(), {
    'GET /api/trips/{id}/budget': () => {
      throw refusal('failed', 'The server has a moment of weakness.');
    },
  });
  expect(await screen.findByRole('heading', { name: 'The budget cannot be shown right now' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
});

it('who paid for a stop is said where its cost stands, and counts at once in who owes whom', async () => {
  const castle = aVisit('castle', '2027-03-01 09:00', '2027-03-01 10:00', { custom_fields: { note: 'East gate' } });
  const [id, title] = [castle.id, 'Nijo Castle'];
  const ticket = { ...{ kind: 'event' as const, id, title }, category: 'sights' as const, date: '2027-03-01' };
  const noted = [{ ...ticket, amount_minor: 1_300, currency: 'JPY', payer_id: null }];
  const never = () => new Promise<never>(() => undefined);
  const { api, user } = show(costsOf({ noted }), { 'PATCH /api/events/{id}': never }, false, [castle]);
  const payer = await screen.findByRole('combobox', { name: 'Who paid for Nijo Castle' });
  expect(payer).toHaveDisplayValue('Nobody has paid yet');
  await user.selectOptions(payer, 'Ken paid for everyone');
  expect(await screen.findByText(/You give Ken/)).toBeVisible();
  expect(askedFor(api, 'PATCH /api/events/{id}').at(-1)?.body).toEqual({
    custom_fields: { note: 'East gate', paid_by: ken },
  });
});
