import { z } from 'zod';
import { defineCalls } from './call.ts';
import { one } from './common.ts';
import { user } from './people.ts';

/**
 * Why somebody came back without being signed in, as `?error=` of the page they come back to:
 * `refused` by the person; `expired`: began too long ago, or in another browser; `no-email`: the provider tells no address, so
 * there is nothing to open an account with; `account-exists`: the address has an account that this provider does not open yet
 * (signing in to it with its password within half an hour links the two); `failed`: the provider did not do as it should.
 */
export const oauthError = z.enum(['refused', 'expired', 'no-email', 'account-exists', 'failed']);
export type OAuthError = z.infer<typeof oauthError>;

export const oauthCalls = defineCalls({
  'GET /api/oauth': {
    summary: 'The providers that one can sign in with; none unless some are configured.',
    answer: one(z.array(z.object({ name: z.string(), label: z.string() }))),
  },
  'GET /api/oauth/{provider}': {
    summary: 'Where to go to sign in there. The person comes back to the front page with `?token=` or `?error=`.',
    params: z.object({ provider: z.string().max(40) }),
    answer: one(z.object({ url: z.string() })),
  },
  'GET /api/oauth/authenticateUser/{x}': {
    summary: 'Sign in with the token that the front page was opened with; once, within a minute, in the same browser.',
    params: z.object({ x: z.string().min(1).max(100) }),
    answer: one(user),
  },
});
