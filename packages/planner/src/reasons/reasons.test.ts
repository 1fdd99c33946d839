import { plan } from '../solve/plan.ts';
import { reasonedDays, reasonsOf, reasonText, type ReasonInput } from './reasons.ts';
import { aPlace, aRequest } from '../model/test-model.ts';

const wishes = { chosen: [], preferredTags: ['food'] };
const monday = '2026-12-07';
const hours = (...windows: [number, number][]) =>
  Array.from({ length: 7 }, () => windows.map(([opens, closes]) => ({ opens, closes })));
const walk = {
  type: 'hop',
  from: 'p9',
  to: 'p0',
  mode: 'walk',
  minutes: 6,
  metres: 400,
  source: 'estimate',
  start: 530,
  end: 536,
} as const;
const plainPlace = { importance: 3, tags: [], bestTime: 'any' } as const;

const codes = (change: Partial<ReasonInput>): string[] =>
  reasonsOf({
    place: aPlace(0, { ...plainPlace, windows: hours([540, 1020]) }),
    visit: { start: 600, end: 660 },
    date: monday,
    dayTrip: false,
    parts: [],
    sun: null,
    dayStart: 480,
    arrival: null,
    request: wishes,
    ...change,
  }).map(({ code }) => code);

test('reasons are facts, told in one sentence', () => {
  const reasons = reasonsOf({
    place: aPlace(0, { importance: 5, bestTime: 'morning', tags: ['food'], windows: hours([540, 1020]) }),
    visit: { start: 540, end: 600 },
    date: monday,
    dayTrip: false,
    parts: [],
    sun: null,
    dayStart: 480,
    arrival: walk,
    request: wishes,
  });
  expect(reasons.map((reason) => reason.code)).toEqual(['must-see', 'opens-at', 'best-time', 'tags', 'near']);
  expect(reasonText(reasons, () => 'Kiyomizu-dera')).toBe('A must-see here, opens at 9:00, best in the morning');
  expect(reasonText(reasons.slice(4), () => 'Kiyomizu-dera')).toBe('6 min walk from Kiyomizu-dera');
});

test('hours are named to those who come as the doors open or leave as they close', () => {
  expect(codes({})).toEqual([]);
  expect(codes({ visit: { start: 570, end: 630 } })).toEqual(['opens-at']);
  expect(codes({ visit: { start: 940, end: 1000 } })).toEqual(['closes-at']);
});

test('doors that stood open since the evening before do not open at midnight', () => {
  const place = aPlace(0, { ...plainPlace, windows: hours([0, 1440]) });
  expect(codes({ place, visit: { start: 10, end: 40 } })).toEqual([]);
  const bar = aPlace(0, { ...plainPlace, windows: hours([1080, 1560]) });
  expect(codes({ place: bar, visit: { start: 10, end: 40 } })).toEqual([]);
  expect(codes({ place: bar, visit: { start: 1085, end: 1115 } })).toEqual(['opens-at']);
});

test('a pin outside the hours says nothing about them', () => {
  expect(codes({ visit: { start: 400, end: 460, pinId: 'pin' } })).toEqual(['pinned']);
});

test('a pin that happens elsewhere is near to nothing, nor is what follows it near to its place', () => {
  const request = aRequest({
    places: [aPlace(0, { lat: 35, lng: 135.75 }), aPlace(1, { lat: 35.002, lng: 135.75 })],
    pins: [
      { id: 'pin', title: '', date: monday, start: 600, end: 660, placeId: 'p0', point: { lat: 35.004, lng: 135.75 } },
    ],
  });
  const near = plan(request).days.flatMap(({ items }) =>
    items.flatMap((item) => (item.type === 'visit' ? item.reasons.filter(({ code }) => code === 'near') : [])),
  );
  expect(near).toEqual([]);
});

test('a day planned earlier speaks of the wishes of today', () => {
  const asked = aRequest({ chosen: ['p4'] });
  const before = plan(asked).days.find(({ items }) =>
    items.some((item) => item.type === 'visit' && item.placeId === 'p4'),
  )!;
  const told = (day: typeof before) =>
    day.items.flatMap((item) => (item.type === 'visit' ? item.reasons.map(({ code }) => code) : []));
  expect(told(before)).toContain('chosen');
  expect(told(reasonedDays({ ...asked, chosen: [] })(before))).not.toContain('chosen');
});
