import { initialsOf } from './initials.ts';

it.each([
  ['Mai Nguyen', 'MN'],
  [' mai ', 'M'],
  ['𠮷 太郎', '𠮷太'],
])('shortens %p to %p', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
