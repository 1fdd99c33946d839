import * as temporal from 'temporal-polyfill';
import { clockIn, dayIn, isZone, later, ownZone, formatMoment } from './instants.ts';

const at = (text: string) => new Date(text);

const moments = [
  ['Asia/Kathmandu', '2026-03-14T18:20:00Z', '2026-03-15', '00:05', 'five hours and three quarters ahead'],
  ['Asia/Kolkata', '2026-03-14T18:29:00Z', '2026-03-14', '23:59', 'five and a half hours ahead'],
  ['Asia/Kolkata', '2026-03-14T18:30:00Z', '2026-03-15', '00:00', 'midnight, which is 00 and not 24'],
  ['Asia/Yangon', '2026-12-31T17:30:00Z', '2027-01-01', '00:00', 'the beginning of a year'],
  ['Asia/Tokyo', '2028-02-28T15:00:00Z', '2028-02-29', '00:00', 'the beginning of a leap day'],
  ['Asia/Pyongyang', '2026-02-28T15:00:00Z', '2026-03-01', '00:00', 'the end of a February without one'],
  ['Pacific/Kiritimati', '2026-03-14T10:00:00Z', '2026-03-15', '00:00', 'just west of the date line'],
  ['Pacific/Pago_Pago', '2026-03-14T10:00:00Z', '2026-03-13', '23:00', 'just east of it'],
  ['Pacific/Apia', '2011-12-30T09:59:00Z', '2011-12-29', '23:59', 'the minute before Samoa jumped over the line'],
  ['Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-31', '00:00', 'the minute after'],
  ['Asia/Tehran', '2022-03-21T20:30:00Z', '2022-03-22', '01:00', 'a summer time that began at midnight'],
  ['Europe/Istanbul', '2026-07-01T21:00:00Z', '2026-07-02', '00:00', 'a zone that has given up summer time'],
  ['Asia/Jerusalem', '2026-03-26T23:59:00Z', '2026-03-27', '01:59', 'the minute before summer time'],
  ['Asia/Jerusalem', '2026-03-27T00:00:00Z', '2026-03-27', '03:00', 'the minute after'],
  ['UTC', '2026-03-14T00:00:00Z', '2026-03-14', '00:00', 'UTC'],
] as const;

describe.each([
  ['with Intl alone', undefined],
  ['with Temporal', temporal.Temporal],
])('an instant, by the calendar and the clocks of a place, %s', (_, Temporal) => {
  beforeAll(() => void Object.assign(globalThis, { Temporal }));
  afterAll(() => void Object.assign(globalThis, { Temporal: undefined }));

  it.each(moments)('is in %s at %s on %s at %s: %s', (zone, instant, day, clock) => {
    expect([dayIn(zone, at(instant)), clockIn(zone, at(instant))]).toEqual([day, clock]);
  });

  it('is said with its day', () => {
    expect(formatMoment('Asia/Kathmandu', at('2026-11-21T08:20:00Z'))).toBe('Sat 21 November, 14:05');
  });
});

it('knows the zone of this device', () => {
  const now = new Date();
  expect(clockIn(ownZone(), now)).toBe(now.toTimeString().slice(0, 5));
});

it('tells a time zone from what is none', () => {
  expect(['Asia/Ho_Chi_Minh', 'UTC', 'Mars/Olympus', ''].map(isZone)).toEqual([true, true, false, false]);
});

describe('some time later', () => {
  it.each([
    [{ minutes: 10 }, '2026-03-08T05:10:00.000Z'],
    [{ hours: 24 }, '2026-03-09T05:00:00.000Z'],
    // A day that has 23 hours in New York and New Zealand's 25 are 24 hours here, too.
    [{ days: 1 }, '2026-03-09T05:00:00.000Z'],
    [{ days: 30 }, '2026-04-07T05:00:00.000Z'],
    [{ days: -395 }, '2025-02-06T05:00:00.000Z'],
    [{ seconds: 90 }, '2026-03-08T05:01:30.000Z'],
  ])('by %j is %s', (time, then) => {
    expect(later(at('2026-03-08T05:00:00Z'), time).toISOString()).toBe(then);
  });

  it('is a plain date, which every library knows', () => {
    expect(Object.getPrototypeOf(later(at('2026-03-08T05:00:00Z'), { days: 1 }))).toBe(Date.prototype);
  });
});
