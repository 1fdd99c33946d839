import { weaknessOf } from './weak-password.ts';

const mai = { email: 'mai.anh@fernweh.example', name: 'Mai Anh Nguyen' };

it.each(['1234567890', 'password123', 'Password2026!', 'qwertyuiop', 'QWERTYUIOP', 'iloveyou2026', 'sunshine!!'])(
  'is weak when it is tried first: %s',
  (password) => {
    expect(weaknessOf(password, mai)).toContain('tried first');
  },
);

it.each([
  'aaaaaaaaaa',
  '          ',
  'xyzwxyzwxyzw',
  '1122112211',
  'abcdefghijklm',
  'zyxwvutsrqpo',
  '四四四四四四四四四四',
])('is weak when it only repeats or counts on: %j', (password) => {
  expect(weaknessOf(password, mai)).not.toBeNull();
});

it.each(['mai.anh@fernweh.example', 'tabitabitabi', 'nguyen-2026', 'Fernweh2026!', 'Tabi Nguyen 1'])(
  'is weak when everybody knows it of them: %s',
  (password) => {
    expect(weaknessOf(password, mai)).not.toBeNull();
  },
);

it.each([
  'a long password',
  'correct horse battery staple',
  'quite another password',
  'Nguyen went to Kyoto twice',
  'xK9#mQ2$vL',
  'naḥnu nuḥibbu as-safar',
  '京都の朝は静かで寒い。',
  '8273645182',
])('is good enough: %s', (password) => {
  expect(weaknessOf(password, mai)).toBeNull();
});

it('takes no time for the longest', () => {
  const begun = performance.now();
  weaknessOf(`${'tabi mai.anh '.repeat(15)}!`, mai);
  weaknessOf('1'.repeat(199) + 'x', mai);
  expect(performance.now() - begun).toBeLessThan(500);
});
