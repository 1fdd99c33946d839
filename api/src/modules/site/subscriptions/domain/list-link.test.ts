import { listToken, readListToken } from './list-link.ts';

const secret = 'a secret for the tests, of forty letters';
const id = '11111111-1111-4111-8111-111111111111';

it('brings back the id', () => {
  expect(readListToken(secret, 'leave', listToken(secret, 'leave', id))).toBe(id);
});

it.each([
  ['another deed', listToken(secret, 'confirm', id)],
  ['another secret', listToken('another secret, of thirty-two letters', 'leave', id)],
  ['another id', listToken(secret, 'leave', id).replace('1111', '2222')],
  ['no signature', id],
  ['nothing', ''],
])('is worth nothing with %s', (_what, token) => {
  expect(readListToken(secret, 'leave', token)).toBeNull();
});
