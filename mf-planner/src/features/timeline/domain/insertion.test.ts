import { lineAt, slotAt, slotByKey, slotOf, type DayPlace } from './insertion.ts';

const row = (id: string, top: number, bottom: number) => ({ id, box: { top, bottom, left: 0, right: 500 } });
const days: DayPlace[] = [
  {
    date: '2027-03-01',
    box: { top: 0, bottom: 400, left: 0, right: 500 },
    rows: [row('castle', 50, 150), row('lunch', 180, 220), row('temple', 250, 350)],
  },
  { date: '2027-03-02', box: { top: 400, bottom: 500, left: 0, right: 500 }, rows: [] },
];
const at = (y: number, carried: string | null = null, x = 200) => slotAt({ x, y }, days, carried);

it.each([
  ['Above the middle of the first stop is the first place of a day.', at(90), 0],
  ['Below its middle is the second.', at(110), 1],
  ['The way between two stops is the place between them.', at(235), 2],
  ['Below everything is the end of the day.', at(390), 3],
  ['What is carried does not count: its own place stays what it was.', at(110, 'castle'), 0],
  ['From the place after it on, everything has moved up by one.', at(300, 'castle'), 2],
])('%s', (_, slot, index) => {
  expect(slot).toEqual({ date: '2027-03-01', index });
});

it('an empty day takes it as its first stop, and beside the days it goes nowhere', () => {
  expect(at(450)).toEqual({ date: '2027-03-02', index: 0 });
  expect(at(90, null, 540)).toEqual({ date: '2027-03-01', index: 0 });
  expect(at(90, null, 700)).toBeNull();
  expect(at(600)).toBeNull();
});

it('a stop knows its place, and an idea has none', () => {
  expect(slotOf(days, 'lunch')).toEqual({ date: '2027-03-01', index: 1 });
  expect(slotOf(days, 'idea-7')).toBeNull();
});

it('the arrow keys go through every place, from one day into the next, and stop at both ends', () => {
  const from = { date: '2027-03-01', index: 0 };
  const walk = (...keys: string[]) => keys.reduce((slot, key) => slotByKey(key, slot, days, 'castle'), from);
  expect(walk('ArrowUp')).toEqual(from);
  expect(walk('ArrowDown', 'ArrowDown')).toEqual({ date: '2027-03-01', index: 2 });
  expect(walk('ArrowDown', 'ArrowDown', 'ArrowDown')).toEqual({ date: '2027-03-02', index: 0 });
  expect(walk('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown')).toEqual({ date: '2027-03-02', index: 0 });
  expect(walk('ArrowRight', 'ArrowUp')).toEqual({ date: '2027-03-01', index: 2 });
  expect(walk('ArrowDown', 'ArrowRight', 'ArrowLeft')).toEqual(from);
  expect(walk('x')).toEqual(from);
});

it('the line lies right above what will come after it, and below the last at the end of a day', () => {
  const [first, second] = days as [DayPlace, DayPlace];
  expect([0, 1, 2].map((index) => lineAt(first, index, 'castle'))).toEqual([175, 245, 355]);
  expect(lineAt(second, 0, null)).toBe(490);
});
