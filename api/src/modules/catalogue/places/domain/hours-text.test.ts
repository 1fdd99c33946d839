import { hoursOn, weekText, windowsText } from './hours-text.ts';

it('reads as a person would write it', () => {
  expect(windowsText('always')).toBe('Open all day');
  expect(windowsText([])).toBe('Closed');
  expect(
    windowsText([
      { opens: 540, closes: 720 },
      { opens: 780, closes: 1020 },
    ]),
  ).toBe('09:00–12:00, 13:00–17:00');
});

it('shows what closes after midnight by the clock', () => {
  expect(windowsText([{ opens: 1080, closes: 1560 }])).toBe('18:00–02:00');
  expect(windowsText([{ opens: 600, closes: 1440 }])).toBe('10:00–24:00');
});

it('gives every weekday its line, Monday first', () => {
  const week = weekText({ daily: ['09:00-17:00'], mon: [] });
  expect(week[0]).toEqual({ day: 'Monday', hours: 'Closed' });
  expect(week[6]).toEqual({ day: 'Sunday', hours: '09:00–17:00' });
});

it('knows the dates on which a place is closed', () => {
  const place = { hours: { daily: ['09:00-17:00'] }, closed_dates: ['12-31'] };
  expect(windowsText(hoursOn(place, '2026-12-31'))).toBe('Closed');
  expect(windowsText(hoursOn(place, '2026-12-30'))).toBe('09:00–17:00');
});
