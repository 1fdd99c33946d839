import { strengthOf } from './password-strength.ts';

it.each([
  ['short1!', 'too short'],
  ['password1234', 'easy to guess'],
  ['aaaaaaaaaaaaaa', 'easy to guess'],
  ['Tr4velling!', 'fair'],
  ['three rainy days in Kyoto', 'strong'],
  ['雨の京都で三日間歩いて過ごしたい旅', 'strong'],
])('%s is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

it('does not count one’s own name and address', () => {
  expect(strengthOf('mainguyen2026', ['Mai Nguyen', 'mai@example.com'])).toBe('easy to guess');
});
