import type { Letter } from '../mail-message.ts';

const sentences = {
  'second-factor-on': 'Who signs in to your account with its password is asked for a second step from now on.',
  'second-factor-off': 'Your account is opened by its password alone again, without a second step.',
  'authenticator-added': 'An authenticator app was added to your account. Signing in asks for its codes from now on.',
  'authenticator-removed': 'The authenticator app was taken off your account.',
  'passkey-added': 'A passkey was added to your account. It signs in without the password.',
  'passkey-removed': 'A passkey was taken off your account.',
  'identity-unlinked': 'One of the accounts elsewhere that signed you in does not open your account any more.',
  'codes-renewed': 'New recovery codes were made for your account. The earlier ones do not work any more.',
  'code-used': 'One of the recovery codes of your account was used to sign in.',
};
export type SecurityChange = keyof typeof sentences;

export const securityChanged = (data: { name: string; change: SecurityChange; homeUrl: string }): Letter => ({
  subject: 'How your account is opened has changed',
  paragraphs: [
    `Hello ${data.name},`,
    sentences[data.change],
    'If that was not you, set a new password on the sign-in page, which signs every browser out, and answer this mail.',
  ],
  action: { label: 'Open Tabi', url: data.homeUrl },
});
