import { aDay, aPlace, city } from '../model/test-model.ts';
import type { Item } from '../model/model.ts';
import { dayNotes } from './day-notes.ts';

const weekdays = [0, 1, 2, 3, 4, 5, 6];
const openBut = (shut: number) => weekdays.map((day) => (day === shut ? [] : [{ opens: 540, closes: 1020 }]));
const mausoleum = aPlace(0, { id: 'taj', name: 'Taj Mahal', importance: 5, windows: openBut(4) });
const fort = aPlace(1, { id: 'fort', name: 'Fort', importance: 3, windows: openBut(1), lat: city.lat, lng: city.lng });
const far = aPlace(2, { id: 'far', name: 'Far Hill', lat: city.lat + 0.12, lng: city.lng, windows: 'always' });
const bazaar = aPlace(3, { id: 'bazaar', name: 'Bazaar', bestTime: 'evening', lat: city.lat, lng: city.lng + 0.002 });
const area = {
  name: 'Lakeside',
  lat: city.lat,
  lng: city.lng,
  radius: 300,
  meals: ['lunch' as const, 'dinner' as const],
  text: '',
};

const visit = (placeId: string, start: number, end: number): Item => ({
  type: 'visit',
  placeId,
  start,
  end,
  window: 'always',
  reasons: [],
  reason: '',
});
const meal = (kind: 'lunch' | 'dinner', start: number): Item => ({ type: 'meal', kind, start, end: start + 60, area });

/** The words of days of these items, from Friday 15 January 2027 on. */
function wordsOf(days: readonly Item[][], change: object = {}): string[][] {
  const dates = days.map((_, i) => `2027-01-${15 + i}`);
  const request = {
    days: dates.map((date) => aDay(date, change)),
    destinations: [{ ...city, food: { areas: [area], dishes: [] } }],
    places: [mausoleum, fort, far, bazaar],
  };
  const noted = dates.map((date, i) => ({ date, destinationId: city.id, items: days[i]! }));
  return dayNotes(request, noted).map((notes) => notes.map(({ text }) => text));
}

test('a must-see that is shut on a day is said on that day', () => {
  const [friday, saturday] = wordsOf([[visit('fort', 600, 700)], [visit('taj', 600, 700)]]);
  expect(friday).toContain('Taj Mahal is closed on Fridays.');
  expect(saturday).not.toContain('Taj Mahal is closed on Fridays.');
});

test('a day with nothing but meals is called a day without a plan, and its district is named', () => {
  const [words] = wordsOf([[meal('lunch', 700), meal('dinner', 1080)]]);
  expect(words).toContain('A day without a plan: City leaves time for one. For a stroll and a long lunch: Lakeside.');
});

test('an evening with nothing in it is called free, with what there is around the last stop', () => {
  const stops = [visit('fort', 600, 700), meal('dinner', 1080)];
  expect(wordsOf([stops])[0]).toContain('Free evening, around here: Bazaar, Lakeside.');
  expect(wordsOf([[...stops, visit('bazaar', 1170, 1215)]])[0]!.join()).not.toContain('evening');
  expect(wordsOf([stops], { end: 1200 })[0]!.join()).not.toContain('evening');
});

test('without a place to stay the first day says that days begin near the centre, and a day that begins far out says so', () => {
  const [first, second, third] = wordsOf([
    [visit('fort', 600, 700)],
    [visit('fort', 600, 700)],
    [visit('far', 600, 700)],
  ]);
  expect(first!.join()).toContain('the days begin near the centre of City');
  expect(second!.join()).not.toContain('centre');
  expect(third).toContain('The day begins at Far Hill, 13 km from the centre; the way there is not counted.');
});

test('with a place to stay nothing is said of where the day begins', () => {
  expect(wordsOf([[visit('far', 600, 700)]], { startPoint: city })[0]!.join()).not.toContain('centre');
});
