import { daylightAt } from './daylight.ts';

const clock = (minute: number): string => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
const sun = (lat: number, lng: number, zone: string, date: string) => {
  const found = daylightAt({ lat, lng }, zone, date)!;
  return [clock(found.sunrise), clock(found.sunset)];
};

test('the sun rises and sets when the almanac says, on the clocks of the place', () => {
  expect(sun(35.68, 139.69, 'Asia/Tokyo', '2026-12-05')).toEqual(['6:36', '16:28']);
  expect(sun(35.01, 135.77, 'Asia/Tokyo', '2026-12-05')[1]).toBe('16:45');
  expect(sun(25.2, 55.27, 'Asia/Dubai', '2026-06-21')[1]).toBe('19:12');
  expect(sun(27.7, 85.32, 'Asia/Kathmandu', '2026-12-05')[1]).toMatch(/^17:0[789]$/);
});

test('a summer hour moves the clock, not the sun', () => {
  const [before, after] = ['2027-03-25', '2027-03-26'].map((date) =>
    daylightAt({ lat: 31.78, lng: 35.22 }, 'Asia/Jerusalem', date)!,
  );
  expect(after!.sunset - before!.sunset).toBeGreaterThanOrEqual(59);
  expect(after!.sunset - before!.sunset).toBeLessThanOrEqual(62);
});

test('where the sun does not set there is nothing to say', () => {
  expect(daylightAt({ lat: 78, lng: 15 }, 'Arctic/Longyearbyen', '2026-06-21')).toBeNull();
});
