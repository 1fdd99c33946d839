import { likenessTo, soughtIn } from './likeness.ts';

const to = (text: string, ...names: string[]) => names.map((name) => likenessTo(text)(soughtIn(name)));

it('What a name begins with is liker than a word of it, and that than any part of it.', () => {
  expect(to('hotel', 'hotel kyoto', 'grand hotel', 'grandhotel', 'inn')).toEqual([1, 2, 3, null]);
});

it('A name that is spelt alike is found behind all that hold the text.', () => {
  const [alike] = to('granvia kioto', 'hotel granvia kyoto');
  expect(alike).toBeGreaterThan(3);
  expect(alike).toBeLessThan(4);
});

it('Signs stand for nothing: they part words, and alone they find no name.', () => {
  expect(to('o hara', "o'hara")).toEqual([1]);
  expect(to('%', '100 % inn')).toEqual([null]);
});

it('Names in other scripts are found by any part of them.', () => {
  expect(to('京都', '京都ホテル', '新京都')).toEqual([1, 3]);
});
