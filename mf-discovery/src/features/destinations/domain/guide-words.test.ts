import { formatEmergency, formatFestivalDays, formatGettingAbout, formatMeals, formatPower } from './guide-words.ts';

const festival = { slug: 'x', name: 'X', local_name: null, text: 'Lanterns.', days: 1, may_move: false };

it('says each emergency number once, with all that it is for', () => {
  const emergency = [
    { service: 'police' as const, number: '110' },
    { service: 'ambulance' as const, number: '119' },
    { service: 'fire' as const, number: '119' },
  ];
  expect(formatEmergency(emergency)).toBe('110 (police), 119 (ambulance, fire brigade)');
});

it('says which plugs fit, and at how many volts', () => {
  expect(formatPower({ plugs: ['A', 'B'], volts: 100 })).toBe('Types A and B, 100 V');
  expect(formatPower({ plugs: ['G'], volts: 230 })).toBe('Type G, 230 V');
});

it.each([
  [{}, '17 February 2027'],
  [{ days: 3 }, 'From 17 February 2027, 3 days'],
  [{ may_move: true }, 'About 17 February 2027'],
  [{ days: 3, may_move: true }, 'From about 17 February 2027, 3 days'],
])('says when a festival with %j is', (change, words) => {
  expect(formatFestivalDays({ ...festival, starts: ['2027-02-17', '2028-02-05'], ...change })).toBe(words);
});

it('says for which meals people go somewhere', () => {
  expect(formatMeals(['breakfast', 'dinner'])).toBe('Breakfast and dinner');
});

it('says how one gets about', () => {
  expect(formatGettingAbout({ walking: 1, transit: 3, taxi: false })).toBe(
    'On foot: good in parts. Public transport: the best way.',
  );
  expect(formatGettingAbout({ walking: 2, transit: 0, taxi: true })).toContain('cars called by an app');
});
