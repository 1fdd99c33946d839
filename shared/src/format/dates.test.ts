import { addDays, clockOf, daysBetween, minutesBetween, sayDay, sayDays } from './dates.ts';

describe('days, as people say them', () => {
  it('says a stretch within a month with the month once', () => {
    expect(sayDays('2026-03-14', '2026-03-17')).toBe('Sat 14 – Tue 17 March, 4 days');
  });

  it('says both months of a stretch over two', () => {
    expect(sayDays('2026-03-30', '2026-04-01')).toBe('Mon 30 March – Wed 1 April, 3 days');
  });

  it('says a single day once', () => {
    expect(sayDays('2026-03-14', '2026-03-14')).toBe('Sat 14 March, 1 day');
  });

  it('counts days over the change to summer time and a leap day', () => {
    expect([daysBetween('2026-03-28', '2026-03-30'), addDays('2028-02-28', 2)]).toEqual([3, '2028-03-01']);
  });

  it('reads wall-clock times without any zone', () => {
    expect([clockOf('2026-03-14 09:30:00'), minutesBetween('2026-03-14 23:30:00', '2026-03-15 00:15:00')]).toEqual([
      '09:30',
      45,
    ]);
  });

  it('names a day', () => {
    expect(sayDay('2026-12-31')).toBe('Thu 31 December');
  });
});
