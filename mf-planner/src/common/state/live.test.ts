import { OthersHere } from './live.ts';

const mei = { id: '1', name: 'Mei', you: true };
const ana = { id: '2', name: 'Ana' };

it('who else is here is everybody but whoever reads the page', () => {
  const others = new OthersHere();
  const told: string[][] = [];
  others.subscribe(() => told.push(others.read().map(({ name }) => name)));
  others.hear([mei, ana]);
  expect(told).toEqual([['Ana']]);
});

it('nobody is told that nobody else is here, as long as nobody was', () => {
  const others = new OthersHere();
  const hear = jest.fn();
  others.subscribe(hear);
  others.hear([mei]);
  expect(hear).not.toHaveBeenCalled();
  others.hear([mei, ana]);
  others.hear([mei]);
  expect(hear).toHaveBeenCalledTimes(2);
  expect(others.read()).toEqual([]);
});
