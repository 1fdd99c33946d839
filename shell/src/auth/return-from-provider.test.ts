import { readReturn } from './return-from-provider.ts';

it('takes token and error out of the address, and leaves the rest', () => {
  expect(readReturn('?token=abc&tab=2')).toEqual({ token: 'abc', error: null, rest: '?tab=2' });
  expect(readReturn('?error=access_denied')).toEqual({ token: null, error: 'access_denied', rest: '' });
  expect(readReturn('')).toEqual({ token: null, error: null, rest: '' });
});
