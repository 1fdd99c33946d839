import { seal, unseal } from './seal.ts';

const secret = 'a secret for the tests, of forty letters';

it('gives back what was sealed', () => {
  expect(unseal(secret, seal(secret, { to: 'mai@example.com' }))).toEqual({ to: 'mai@example.com' });
});

it('shows nothing of it', () => {
  expect(Buffer.from(seal(secret, { to: 'mai@example.com' }), 'base64').toString('latin1')).not.toContain('mai');
});

it('opens with no other secret', () => {
  expect(() => unseal('another secret, of thirty-two letters', seal(secret, 'x'))).toThrow();
});
