import { madeOnce, madeOnceFor } from './made-once.ts';

it('what is made of an object is made once, also where nothing comes of it', () => {
  const made = jest.fn(() => undefined);
  const make = madeOnce(made);
  const [one, other] = [{}, {}];
  for (const given of [one, one, other]) make(given);
  expect(made).toHaveBeenCalledTimes(2);
});

it('what is made of an object and something else is made once for each name of that', () => {
  const shown = madeOnceFor(
    ({ length }: string) => String(length),
    (list: readonly number[], word) => list.map((one) => `${word} ${one}`),
  );
  const list = [1, 2];
  expect(shown(list, 'day')).toEqual(['day 1', 'day 2']);
  expect(shown(list, 'way')).toBe(shown(list, 'day'));
  expect(shown(list, 'night')).toEqual(['night 1', 'night 2']);
  expect(shown([...list], 'way')).toEqual(['way 1', 'way 2']);
});
