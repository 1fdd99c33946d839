import { z } from 'zod';
import { defineCalls } from './call.ts';
import { one } from './common.ts';
import { shownOwner, user } from './people.ts';

/**
 * Why somebody came back without being signed in, as `?error=` of the page they come back to:
 * `refused` by the person; `expired`: began too long ago, or in another browser; `no-email`: the provider tells no address, so
 * there is nothing to open an account with; `account-exists`: the address has an account that this provider does not open yet
 * (signing in to it with its password within half an hour links the two); `failed`: the provider did not do as it should.
 */
export const oauthError = z.enum(['refused', 'expired', 'no-email', 'account-exists', 'failed']);
export type OAuthError = z.infer<typeof oauthError>;

/** An account elsewhere that opens this one. */
export const linkedIdentity = z.object({ provider: z.string(), label: z.string(), linked_at: z.string() });
export type LinkedIdentity = z.infer<typeof linkedIdentity>;

const linkedIdentities = one(z.array(linkedIdentity));
const provider = z.object({ provider: z.string().max(40) });

export const oauthCalls = defineCalls({
  'GET /api/oauth': {
    summary: 'The providers that one can sign in with; none unless some are configured.',
    answer: one(z.array(z.object({ name: z.string(), label: z.string() }))),
  },
  'GET /api/oauth/{provider}': {
    summary: 'Where to go to sign in there. The person comes back to the front page with `?token=` or `?error=`.',
    params: provider,
    answer: one(z.object({ url: z.string() })),
  },
  'GET /api/oauth/authenticateUser/{x}': {
    summary: 'Sign in with the token that the front page was opened with; once, within a minute, in the same browser.',
    params: z.object({ x: z.string().min(1).max(100) }),
    answer: one(user),
  },
  'GET /api/user/identities': {
    summary: 'The accounts elsewhere that open this one.',
    answer: linkedIdentities,
  },
  'POST /api/user/identities/{provider}': {
    summary: 'Where to go to link one. The person comes back to the profile with `?link=` or `?error=`.',
    params: provider,
    body: shownOwner,
    answer: one(z.object({ url: z.string() })),
  },
  'PUT /api/user/identities/{provider}': {
    summary: 'Link the one that the person has just come back from, in the same browser.',
    params: provider,
    answer: linkedIdentities,
  },
  'DELETE /api/user/identities/{provider}': {
    summary: 'It opens the account no more. Refused while nothing else does.',
    params: provider,
    body: shownOwner,
    answer: linkedIdentities,
  },
});
