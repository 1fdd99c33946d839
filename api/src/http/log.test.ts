import { createLog } from './log.ts';

const written = (details: object): string => {
  let text = '';
  const to = { write: (line: string) => void (text += line) };
  createLog('info', to).info(details, 'said');
  return text;
};

it('writes no password, token, address or cookie', () => {
  const line = written({
    password: 'pw-1',
    body: { password_confirmation: 'pw-2', email: 'mai@example.com', token: 'tok-1' },
    request: { headers: { cookie: 'c-1', 'x-xsrf-token': 'x-1', authorization: 'auth-1', 'x-user-uuid': 'u-1' } },
  });
  for (const secret of ['pw-1', 'pw-2', 'mai@', 'tok-1', 'c-1', 'x-1', 'auth-1', 'u-1'])
    expect(line).not.toContain(secret);
});

it('writes the path of a request without the tokens in it', () => {
  const line = written({
    req: { method: 'GET', url: '/api/trips/1?token=abc&page=2', ip: '::1', headers: { cookie: 'c-1' } },
  });
  expect(line).toContain('/api/trips/1?token=…&page=2');
  expect(line).not.toContain('c-1');
});

it.each([
  ['/reset-password/mai@example.com/abc', '/reset-password/…'],
  ['/mail/confirm/abc', '/mail/confirm/…'],
  ['/api/oauth/authenticateUser/abc?x=1', '/api/oauth/authenticateUser/…?x=1'],
  ['/oauth/google/callback?state=abc&code=abc', '/oauth/google/callback?state=…&code=…'],
])('writes %s as %s', (url, shown) => {
  const line = written({ req: { method: 'GET', url, ip: '::1' } });
  expect(line).toContain(`"${shown}"`);
  expect(line).not.toContain('abc');
});
