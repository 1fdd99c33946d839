import { identityOf, nameOf } from './identity.ts';

it('reads an ID token', () => {
  const claims = { sub: '1', email: 'Mai@Example.com', email_verified: true, name: ' Mai ' };
  expect(identityOf('google', claims)).toEqual({
    provider: 'google',
    subject: '1',
    email: 'mai@example.com',
    emailVerified: true,
    name: 'Mai',
  });
});

it('reads Apple’s truths, and the name that comes beside', () => {
  const identity = identityOf('apple', { sub: '1', email: 'mai@example.com', email_verified: 'true' }, 'Mai Tran');
  expect(identity).toMatchObject({ emailVerified: true, name: 'Mai Tran' });
});

it('reads a profile, whose address nobody vouches for', () => {
  const identity = identityOf('facebook', { id: '42', email: 'mai@example.com', name: 'Mai' });
  expect(identity).toMatchObject({ subject: '42', emailVerified: false });
});

it.each([[true], ['true']])('vouches for no address that is not there', (email_verified) => {
  expect(identityOf('google', { sub: '1', email: 7, email_verified })).toMatchObject({
    email: null,
    emailVerified: false,
  });
});

it('names people after their address when nobody has told a name', () => {
  expect(nameOf(identityOf('google', { sub: '1', email: 'mai@example.com' }))).toBe('mai');
  expect(nameOf(identityOf('google', { sub: '1' }))).toBe('Traveller');
});
