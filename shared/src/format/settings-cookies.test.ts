import { readSettings } from './settings-cookies.ts';

const read = (cookies: Record<string, string>) => readSettings((name) => cookies[name] ?? null);

it('says nothing of what was never chosen', () => {
  expect(read({ units: 'mi' })).toEqual({ units: 'mi' });
});

it('reads every setting that a browser remembers', () => {
  const cookies = {
    'user-theme': 'device',
    currency: 'JPY',
    units: 'km',
    clock: '12h',
    'week-start': '0',
    motion: 'reduced',
  };
  const settings = { theme: 'device', currency: 'JPY', units: 'km', clock: '12h', week_start: 0, motion: 'reduced' };
  expect(read(cookies)).toEqual(settings);
});

it('takes no odd value for a choice', () => {
  const odd = '"><script>';
  const cookies = { 'user-theme': odd, currency: 'yen', units: 'li', clock: odd, 'week-start': '', motion: 'wild' };
  expect(read(cookies)).toEqual({});
});
