import { spellingOf } from './names.ts';
import { judge, type Verdict, type Wanted } from './rule.ts';
import type { Thing } from './thing-answer.ts';

const home = ['Kyoto', '京都'];
const temple: Wanted = { slug: 'x', name: 'Tofuku-ji', local_name: '東福寺', kind: 'temple', lat: 35, lng: 135.8 };
/** So many metres north of the place. */
const north = (metres: number) => [{ lat: 35 + metres / 111_195, lng: 135.8 }];
const thing = (id: string, names: string[], metres: number, classes: string[] = []): Thing => ({
  id,
  label: names[0] ?? id,
  names,
  points: north(metres),
  classes,
});
const verdict = (place: Partial<Wanted>, things: Thing[], holder?: string): Verdict =>
  judge(
    { ...temple, ...place },
    home,
    things.map((one) => ({ thing: one, spelling: spellingOf(one.names, home) })),
    () => holder,
  );
const certain = (id: string) => expect.objectContaining({ is: 'certain', one: expect.objectContaining({ id }) });
const doubtful = (why: RegExp) => expect.objectContaining({ is: 'doubtful', why: expect.stringMatching(why) });

it.each<[string, Partial<Wanted>, string]>([
  ['an accent more', {}, 'Tōfuku-ji'],
  ['its local name', { name: 'Temple of the East' }, '東福寺'],
  ['the destination after it', {}, 'Tofuku-ji, Kyoto'],
  ['the destination after the place', { name: 'Tofuku-ji (Kyoto)' }, 'Tofukuji'],
  ['a gloss after the place', { name: 'Tofuku-ji (maples)' }, 'Tofukuji'],
])('is certain of a thing near by whose name has %s', (_what, place, name) =>
  expect(verdict(place, [thing('Q1', ['Something else', name], 400)])).toEqual(certain('Q1')),
);

it('doubts two things of one name, and tells both with their metres, the nearest first', () => {
  const two = [thing('Q2', ['Tofukuji'], 900), thing('Q1', ['Tofuku-ji'], 40)];
  expect(verdict({}, two)).toEqual({
    is: 'doubtful',
    why: '2 things have its name',
    candidates: [
      { id: 'Q1', label: 'Tofuku-ji', metres: 40 },
      { id: 'Q2', label: 'Tofukuji', metres: 900 },
    ],
  });
});

it('is certain of the near one when its namesake is another place’s, farther off than such a place is large', () => {
  expect(verdict({}, [thing('Q1', ['Tofuku-ji'], 40), thing('Q2', ['Tofuku-ji'], 9000)])).toEqual(certain('Q1'));
});

it.each<[Wanted['kind'], number, boolean]>([
  ['temple', 900, true],
  ['temple', 1100, false],
  ['beach', 2900, true],
  ['beach', 3100, false],
  ['mountain', 9900, true],
  ['mountain', 10_100, false],
  ['nature-reserve', 29_000, true],
])('lets the point of a %s be %d metres off: %s', (kind, metres, sure) =>
  expect(verdict({ kind }, [thing('Q1', ['Tofuku-ji'], metres)])).toEqual(
    sure ? certain('Q1') : doubtful(/farther off/),
  ),
);

it('takes nothing that is more than 30 km away, whatever it is called', () => {
  expect(verdict({ kind: 'nature-reserve' }, [thing('Q1', ['Tofuku-ji'], 31_000)])).toEqual({ is: 'nothing' });
});

it('lets a large thing be no farther off than a small one when its name is only like the place’s', () => {
  expect(verdict({ kind: 'lake' }, [thing('Q1', ['Tofuku-ji, Kyoto'], 2000)])).toEqual(doubtful(/farther off/));
});

it('doubts an id that another place has', () => {
  expect(verdict({}, [thing('Q1', ['Tofuku-ji'], 40)], 'kyoto/gion')).toEqual(doubtful(/^kyoto\/gion has that id$/));
});

it('does not take the metro station of that name, nor lets it stand in the way of the sight', () => {
  const station = thing('Q2', ['Tofuku-ji'], 100, ['Q928830']);
  expect(verdict({}, [station])).toEqual(doubtful(/a stop or a list/));
  expect(verdict({}, [station, thing('Q1', ['Tofuku-ji'], 200)])).toEqual(certain('Q1'));
});

it.each<[string, Partial<Wanted>, string]>([
  ['of two things has the local name of one', { name: 'Gilis and a reef', local_name: 'Gili Nanggu' }, 'Gili Nanggu'],
  ['is done on what has its local name', { name: 'Sunset boat', local_name: '東福寺', kind: 'boat-trip' }, '東福寺'],
  ['is longer than its local name', { name: 'Jatiluwih Rice Terraces', local_name: 'Jatiluwih' }, 'Jatiluwih'],
  ['holds another name', { name: 'Tofuku-ji and its gardens', local_name: null }, 'Tofuku-ji'],
])('doubts a place that %s', (_what, place, name) =>
  expect(verdict(place, [thing('Q1', [name], 40)])).toEqual(doubtful(/only a part/)),
);

it('has nothing to say where no name is like the place’s', () => {
  expect(verdict({}, [thing('Q1', ['Sennyu-ji'], 40)])).toEqual({ is: 'nothing' });
});
