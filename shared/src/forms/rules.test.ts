import { email } from './rules.ts';

it.each(['mai@example.com', 'mai.n-guyen+tabi@mail.example.co'])('takes %p for an address', (text) => {
  expect(email(text)).toBeUndefined();
});

it.each(['mai', 'mai@', 'mai@example', '.mai@example.com', 'mai@@example.com'])('refuses %p as an address', (text) => {
  expect(email(text)).toBe('Must be a valid email address.');
});

it.each(['a', 'a.', 'a@', 'a@a.'])('A wrong address of fifty thousand times %p is refused at once.', (part) => {
  expect(email(`${part.repeat(50_000)}!`)).toBeDefined();
});
