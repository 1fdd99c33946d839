import type { Letter } from '../mail-message.ts';

export const identityLinked = ({ name, provider }: { name: string; provider: string }): Letter => ({
  subject: `You can sign in with ${provider} now`,
  paragraphs: [
    `Hello ${name},`,
    `Your account on Tabi can be opened with your account at ${provider} from now on, as well as with your password.`,
    'If that was not you, set a new password on the sign-in page, and answer this mail.',
  ],
});
