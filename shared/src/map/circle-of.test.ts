import { circleOf } from './circle-of.ts';

const pin = { radius: 13, fill: '#34497b', edge: { color: '#ffffff', width: 2.5 } };

it('is drawn once for all that look the same', () => {
  expect(circleOf(pin)).toBe(circleOf({ ...pin, moved: [0, 0] }));
});

it('is another one in another size or colour', () => {
  expect(circleOf({ ...pin, radius: 17 })).not.toBe(circleOf(pin));
  expect(circleOf({ ...pin, fill: '#c8402b' })).not.toBe(circleOf(pin));
});

it('stands beside its place where it makes way for another', () => {
  expect(circleOf({ ...pin, moved: [3, -4] }).getDisplacement()).toEqual([3, -4]);
  expect(circleOf(pin).getDisplacement()).toEqual([0, 0]);
});

it('only keeps room where it has no colour', () => {
  expect(circleOf({ radius: 15 }).getDeclutterMode()).toBe('obstacle');
  expect(circleOf(pin).getDeclutterMode()).toBeUndefined();
});
