import type { Plan, PlannedDay, Transfer, ViolationCode } from '../model/model.ts';
import { aDay, aPlace, aRequest, city } from '../model/test-model.ts';
import { plan } from '../solve/plan.ts';
import { travelOf } from '../travel/travel.ts';
import { validate } from './validate.ts';

const other = { id: 'other', name: 'Other', lat: 35.6, lng: 136.9 };
const request = aRequest({
  days: [aDay('2026-12-07'), aDay('2026-12-08', { destinationId: 'other' })],
  destinations: [city, other],
  places: [
    ...aRequest().places,
    ...Array.from({ length: 8 }, (_, i) => aPlace(60 + i, { destinationId: 'other', lat: 35.6 + i / 500, lng: 136.9 })),
  ],
  connections: [{ between: ['city', 'other'], mode: 'train', minutes: 300, often: 'every hour', note: null }],
});
const good = plan(request);

/** What the validator says when the day of arrival is changed. */
function after(change: (day: PlannedDay, transfer: Transfer) => PlannedDay): ViolationCode[] {
  const days = good.days.map((day) => {
    const [first] = day.items;
    return first?.type === 'transfer' ? change(day, first) : day;
  });
  const broken: Plan = { ...good, days };
  return validate(request, broken, travelOf(request)).map(({ code }) => code);
}

const withTransfer = (change: Partial<Transfer>): ViolationCode[] =>
  after((day, transfer) => ({ ...day, items: [{ ...transfer, ...change }, ...day.items.slice(1)] }));

test('a day of arrival that holds is not complained of', () => {
  expect(after((day) => day)).toEqual([]);
});

test('every lie about the way to the next city is found', () => {
  expect(after((day) => ({ ...day, items: day.items.slice(1) }))).toContain('transfer');
  expect(withTransfer({ from: 'other' })).toContain('transfer');
  expect(withTransfer({ minutes: 200, end: good.days[1]!.items[0]!.start + 200 })).toContain('transfer');
  expect(withTransfer({ mode: 'bus' })).toContain('transfer');
  expect(withTransfer({ often: 'all the time' })).toContain('transfer');
  expect(withTransfer({ settleMinutes: 5 })).toContain('transfer');
  expect(withTransfer({ settleMinutes: 400 })).toContain('transfer');
});

test('a meal is on the way only when the way leaves no time for it elsewhere', () => {
  expect(withTransfer({ meals: ['lunch'] })).toContain('meal-wrong');
  expect(withTransfer({ meals: ['dinner'] })).toContain('meal-wrong');
  expect(after((day) => ({ ...day, items: day.items.filter((item) => item.type !== 'meal') }))).toContain(
    'meal-missing',
  );
});
