import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aHop, aMeal, aNight, anOwnEvent, aTrip, aVisit, fakeApi, renderAt } from '@tabi/shared/testing';
import type { Trip, TripEvent } from '@tabi/shared/contracts/trips';
import { OpenTripRoom } from '../../../common/components/open-trip-room.tsx';
import { Calendar } from './calendar.tsx';

const castle = aVisit('Nijo Castle', '2027-03-01 09:00', '2027-03-01 10:30');
const walk = aHop('Walk', '2027-03-01 10:30', '2027-03-01 11:00');
const lunch = aMeal('lunch', '2027-03-01 12:00', '2027-03-01 13:00');
const bath = anOwnEvent('Bath', '2027-03-02 20:00', '2027-03-02 21:00');
const inn = aNight('Tawaraya', '2027-03-01 15:00', '2027-03-03 11:00');

function show(over: { canEdit?: boolean; events?: TripEvent[]; trip?: Partial<Trip>; refused?: true } = {}) {
  const moves: [string, string, string][] = [];
  const { canEdit = true, events = [castle, walk, lunch, bath, inn], trip = {}, refused } = over;
  const full = aTrip(trip);
  const api = fakeApi();
  const page = renderAt(
    <OpenTripRoom id={full.slug} state={{ trip: full, events, warnings: [] }}>
      <Calendar
        trip={full}
        events={events}
        canEdit={canEdit}
        onMove={(event, { start, end }) => {
          moves.push([event.id, start, end]);
          return Promise.resolve(refused ? { ok: false, error: null } : { ok: true, answer: null });
        }}
      />
    </OpenTripRoom>,
    { api },
  );
  return { ...page, api, moves };
}
const block = (name: RegExp) => screen.getByRole('button', { name });
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

it('shows each day with what happens on it, its ways, and above it where one sleeps', () => {
  show();
  const first = within(screen.getByRole('region', { name: 'Day 1, Mon 1 March' }));
  expect(first.getByRole('button', { name: 'Nijo Castle, Mon 1 March, 09:00 to 10:30' })).toBeVisible();
  expect(first.getByTitle('30 min on foot')).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'All day' })).getByText('Tawaraya')).toBeVisible();
});

it('is carried by keyboard: Space lifts, arrows move and are spoken, Space drops', async () => {
  const { user, moves } = show();
  block(/^Nijo Castle/).focus();
  await user.keyboard(' ');
  expect(block(/^Nijo Castle/)).toHaveAttribute('aria-pressed', 'true');
  expect(said()[0]).toMatch('Nijo Castle is lifted.');
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(said()).toContain('Nijo Castle, Tue 2 March, 09:15 to 10:45');
  await user.keyboard('{Shift>}{ArrowDown}{/Shift} ');
  expect(moves).toEqual([['Nijo Castle', '2027-03-02 09:15:00', '2027-03-02 11:00:00']]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('goes back to where it was with Escape', async () => {
  const { user, moves } = show();
  block(/^Nijo Castle/).focus();
  await user.keyboard(' {ArrowDown}{Escape}');
  expect(said()).toContain('Nijo Castle is back at Mon 1 March, 09:00 to 10:30.');
  expect(moves).toEqual([]);
});

it('goes from one event to another with the arrow keys', async () => {
  const { user } = show();
  block(/^Nijo Castle/).focus();
  await user.keyboard('{ArrowDown}');
  expect(block(/^Lunch/)).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(block(/^Bath/)).toHaveFocus();
});

it('is moved without dragging by the fields of its dialog', async () => {
  const { user, moves } = show();
  await user.click(block(/^Nijo Castle/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nijo Castle' }));
  await user.selectOptions(dialog.getByLabelText('Day'), 'Day 3, Wed 3 March');
  fireEvent.change(dialog.getByLabelText('From'), { target: { value: '14:00' } });
  expect(dialog.getByLabelText('To')).toHaveValue('15:30');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(moves).toEqual([['Nijo Castle', '2027-03-03 14:00:00', '2027-03-03 15:30:00']]);
});

it('what one’s own is called, what it costs and a note are written in the same dialog', async () => {
  const { user, api, moves } = show({ trip: { budget: { amount: 1, currency: 'JPY', spent: 0 } } });
  await user.click(block(/^Bath/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bath' }));
  await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Bath with Aiko');
  await user.type(dialog.getByRole('textbox', { name: 'Cost in JPY' }), '500');
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Towels');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.asked).toContainEqual(
      expect.objectContaining({
        call: 'PATCH /api/events/{id}',
        input: {
          params: { id: 'Bath' },
          body: { title: 'Bath with Aiko', amount_minor: 500, currency: 'JPY', custom_fields: { note: 'Towels' } },
        },
      }),
    ),
  );
  expect(moves).toEqual([]);
});

it('the hours that were written stand in the dialog when the server refuses them', async () => {
  const { user, moves } = show({ refused: true });
  await user.click(block(/^Nijo Castle/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nijo Castle' }));
  fireEvent.change(dialog.getByLabelText('From'), { target: { value: '14:00' } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  expect(moves).toHaveLength(2);
  expect(dialog.getByLabelText('From')).toHaveValue('14:00');
});

it('cannot be changed by who only looks, neither by keyboard nor in the dialog', async () => {
  const { user, moves } = show({ canEdit: false });
  block(/^Nijo Castle/).focus();
  await user.keyboard(' ');
  await screen.findByRole('dialog', { name: 'Nijo Castle' });
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  expect(moves).toEqual([]);
});

/** Days of 100 pixels, a pixel a minute; each block where its minutes are. */
function layOut() {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const box = (left: number, top: number, width: number, height: number) => new DOMRect(left, top, width, height);
    if (this.matches('[data-day]'))
      return box([...document.querySelectorAll('[data-day]')].indexOf(this) * 100, 0, 100, 1080);
    if (this === block(/^Nijo Castle/)) return box(0, 180, 100, 90);
    return box(0, 0, 0, 0);
  });
}
const press = (type: string, target: Element | Document, x: number, y: number, pointerType = 'mouse') => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientX: x, clientY: y });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  fireEvent(target, event);
};

it('is dragged by a mouse to another day and time, in steps of a quarter of an hour', () => {
  const { moves } = show();
  layOut();
  press('pointerdown', block(/^Nijo Castle/), 50, 220);
  press('pointermove', document, 60, 230);
  press('pointermove', document, 150, 288);
  press('pointerup', document, 150, 288);
  expect(moves).toEqual([['Nijo Castle', '2027-03-02 10:15:00', '2027-03-02 11:45:00']]);
});

it('is stretched by its lower edge', () => {
  const { moves } = show();
  layOut();
  press('pointerdown', block(/^Nijo Castle/), 50, 268);
  press('pointermove', document, 50, 280);
  press('pointermove', document, 50, 330);
  press('pointerup', document, 50, 330);
  expect(moves).toEqual([['Nijo Castle', '2027-03-01 09:00:00', '2027-03-01 11:30:00']]);
});

it('is lifted by a finger that rests, and not by one that scrolls', () => {
  jest.useFakeTimers();
  try {
    const { moves } = show();
    layOut();
    press('pointerdown', block(/^Nijo Castle/), 50, 220, 'touch');
    press('pointermove', document, 50, 250, 'touch');
    jest.advanceTimersByTime(400);
    press('pointermove', document, 50, 400, 'touch');
    press('pointerup', document, 50, 400, 'touch');
    expect(moves).toEqual([]);
    press('pointerdown', block(/^Nijo Castle/), 50, 220, 'touch');
    act(() => jest.advanceTimersByTime(300));
    press('pointermove', document, 50, 281, 'touch');
    press('pointermove', document, 50, 282, 'touch');
    press('pointerup', document, 50, 282, 'touch');
    expect(moves).toEqual([['Nijo Castle', '2027-03-01 10:00:00', '2027-03-01 11:30:00']]);
  } finally {
    jest.useRealTimers();
  }
});

it('says in whose time the days are told, and draws now in it', () => {
  jest.useFakeTimers({ now: new Date('2027-03-01T18:30:00Z') });
  try {
    const kathmandu = {
      name: 'Kathmandu',
      time_zone: 'Asia/Kathmandu',
      startDate: '2027-03-01',
      endDate: '2027-03-03',
    };
    show({
      trip: { destinations: [kathmandu as Trip['destinations'][number]] },
      events: [anOwnEvent('Early', '2027-03-02 00:00', '2027-03-02 01:00')],
    });
    expect(screen.getByText('Times in Kathmandu (UTC+5:45)')).toBeVisible();
    const today = within(screen.getByRole('region', { name: 'Day 2, Tue 2 March' }));
    expect(today.getByRole('img', { name: 'Now, 00:15 there' })).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

it('shows three days on a phone, and a week when asked', async () => {
  const { user } = show({ trip: { endDate: '2027-03-10' } });
  expect(screen.getAllByRole('region')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Later days' }));
  expect(screen.getByRole('heading', { name: 'Thu 4 – Sat 6 March' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Days shown'), 'Week');
  expect(screen.getByRole('heading', { name: 'Thu 4 – Wed 10 March' })).toBeVisible();
  expect(screen.getAllByRole('region')).toHaveLength(7);
});
