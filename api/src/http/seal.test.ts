import { seal, unseal } from './seal.ts';

const secret = 'a secret for the tests, of forty letters';
const sealed = seal(secret, 'mail', { to: 'mai@example.com' });

it('gives back what was sealed', () => {
  expect(unseal(secret, 'mail', sealed)).toEqual({ to: 'mai@example.com' });
});

it('shows nothing of it', () => {
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('mai');
});

it('opens with no other secret, for no other purpose, and not when changed', () => {
  expect(() => unseal('another secret, of thirty-two letters', 'mail', sealed)).toThrow();
  expect(() => unseal(secret, 'sign-in', sealed)).toThrow();
  expect(() => unseal(secret, 'mail', `${sealed.slice(0, -3)}AAA`)).toThrow();
  expect(() => unseal(secret, 'mail', '')).toThrow();
});
