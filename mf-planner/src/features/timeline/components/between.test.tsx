import { screen, waitFor, within } from '@testing-library/react';
import type { TripEvent } from '@tabi/shared/contracts/trips';
import { aHop, aMeal, aTrip, aVisit, fakeApi, renderAt } from '@tabi/shared/testing';
import { OpenTripRoom } from '../../../common/components/open-trip-room.tsx';
import { Page } from '../timeline.page.tsx';

const at = (hour: string) => `2027-03-01 ${hour}`;
const events: TripEvent[] = [
  aVisit('Nijo Castle', at('09:00'), at('10:30')),
  aHop('way', at('10:35'), at('10:50')),
  aVisit('Kinkaku-ji', at('10:50'), at('12:00'), { custom_fields: { note: 'Booked', note_after: 'Buy water' } }),
  aMeal('lunch', at('12:10'), at('13:10')),
];

function show(canManage = true) {
  const trip = aTrip(canManage ? {} : { role: 'guest', canManage });
  const api = fakeApi({
    'GET /api/currencies/rates': { results: { EUR: 1, USD: 1.1, JPY: 160 } },
    'PATCH /api/events/{id}': () => new Promise<never>(() => undefined),
    'POST /api/trips/{id}/events/custom': () => new Promise<never>(() => undefined),
  });
  const room = (
    <OpenTripRoom id={trip.slug} state={{ trip, events, warnings: [] }}>
      <Page />
    </OpenTripRoom>
  );
  return { api, ...renderAt(room, { api }) };
}

it('a note stands between two stops once it is written there, and takes no time', async () => {
  const { user, api } = show();
  await user.click(screen.getByRole('button', { name: 'Add after Nijo Castle' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add on Mon 1, 10:45' });
  await user.type(within(dialog).getByRole('textbox', { name: 'A note after Nijo Castle' }), ' Look at the moat ');
  await user.click(within(dialog).getByRole('button', { name: 'Note it' }));
  expect(await screen.findByRole('button', { name: 'Change the note “Look at the moat”', hidden: true })).toBeVisible();
  expect(api.asked.at(-1)).toMatchObject({
    call: 'PATCH /api/events/{id}',
    input: { params: { id: 'Nijo Castle' }, body: { custom_fields: { note_after: 'Look at the moat' } } },
  });
});

it('a note is taken away, and what else was noted of its stop stays', async () => {
  const { user, api } = show();
  await user.click(screen.getByRole('button', { name: 'Change the note “Buy water”' }));
  const dialog = await screen.findByRole('dialog', { name: 'Between two stops' });
  await user.clear(within(dialog).getByRole('textbox', { name: 'A note after Kinkaku-ji' }));
  await user.click(within(dialog).getByRole('button', { name: 'Note it' }));
  await waitFor(() => expect(screen.queryByText('Buy water')).not.toBeInTheDocument());
  expect(api.asked.at(-1)).toMatchObject({ input: { body: { custom_fields: { note: 'Booked' } } } });
  expect(screen.getByText('Booked')).toBeVisible();
});

it('between any two stops something of one’s own is added, with as much room as there is', async () => {
  const { user, api } = show();
  await user.click(screen.getByRole('button', { name: 'Add after Kinkaku-ji' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add on Mon 1, 12:05' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Something of your own' }), 'Ice cream');
  await user.click(within(dialog).getByRole('button', { name: 'Add it' }));
  expect(api.asked.at(-1)).toMatchObject({
    call: 'POST /api/trips/{id}/events/custom',
    input: { body: { title: 'Ice cream', start: at('12:05:00'), end: at('12:10:00') } },
  });
});

it('who only looks reads the note, and is offered nothing to add', () => {
  show(false);
  expect(screen.getByText('Buy water')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Add after|Change the note)/ })).not.toBeInTheDocument();
});
