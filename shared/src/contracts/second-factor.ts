import { z } from 'zod';
import { defineCalls } from './call.ts';
import { one } from './common.ts';
import { shownOwner, user } from './people.ts';

const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/);
const transports = z.array(z.string().max(40)).max(10).optional();
const descriptor = z.object({ id: base64url, type: z.string(), transports });
const userVerification = z.enum(['required', 'preferred', 'discouraged']).optional();

/** What a browser is asked to sign in with: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const passkeyRequest = z.object({
  challenge: base64url,
  timeout: z.number().optional(),
  rpId: z.string().optional(),
  allowCredentials: z.array(descriptor).optional(),
  userVerification,
});

/** What a browser makes a passkey from: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
  challenge: base64url,
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.string() })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(descriptor).optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.enum(['required', 'preferred', 'discouraged']).optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification,
    })
    .optional(),
  attestation: z.enum(['none', 'indirect', 'direct', 'enterprise']).optional(),
  extensions: z.object({ credProps: z.boolean().optional() }).optional(),
});

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.object({}),
};
/** `AuthenticationResponseJSON` of WebAuthn. */
export const passkeyProof = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});
export type PasskeyProof = z.infer<typeof passkeyProof>;
/** `RegistrationResponseJSON` of WebAuthn. */
export const newPasskey = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url, transports }),
});
export type NewPasskey = z.infer<typeof newPasskey>;

export const passkey = z.object({
  id: z.uuid(),
  /** What its owner calls it. */
  name: z.string(),
  added_at: z.string(),
  /** Null until it has opened the account. */
  used_at: z.string().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/** How an account is opened besides its password. */
export const security = z.object({
  /** Whether who comes with the password alone is asked for a second factor. */
  second_factor: z.boolean(),
  /** Since when an authenticator app makes codes for it; null when none does. */
  authenticator_since: z.string().nullable(),
  passkeys: z.array(passkey),
  recovery_codes_left: z.number().int(),
});
export type Security = z.infer<typeof security>;

/** `recovery_codes`: new ones, told this once; the earlier ones open nothing any more. */
export const securityChanged = security.extend({ recovery_codes: z.array(z.string()).optional() });
export type SecurityChanged = z.infer<typeof securityChanged>;

const passkeyName = z
  .string()
  .trim()
  .min(1, 'Give it a name.')
  .max(60)
  .regex(/^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u, 'Write the name on one line.');
const passkeyParams = z.object({ id: z.uuid() });

export const secondFactorCalls = defineCalls({
  'GET /api/login/second-factor': {
    summary: 'What opens the account that this browser has shown the password of; 404 when it has shown none lately.',
    answer: one(z.object({ code: z.boolean(), passkey: z.boolean() })),
  },
  'POST /api/login/second-factor': {
    summary: 'Sign in with the second factor, once the call before was refused with `second-factor`.',
    /** One of the two. `code` is of the authenticator app, or one of the recovery codes, each of which works once. */
    body: z
      .object({ code: z.string().trim().min(1, 'Type the code.').max(40).optional(), passkey: passkeyProof.optional() })
      .refine(({ code, passkey: proof }) => code !== undefined || proof !== undefined, {
        path: ['code'],
        error: 'Type the code.',
      }),
    answer: one(user),
  },
  'POST /api/login/passkey/options': {
    summary:
      'What the browser is to sign: with any passkey of the site, or, as a second factor, with one of the account.',
    answer: one(passkeyRequest),
  },
  'POST /api/login/passkey': {
    summary: 'Sign in with a passkey, which is both factors in one.',
    body: z.object({ passkey: passkeyProof }),
    answer: one(user),
  },
  'GET /api/user/security': {
    summary: 'How the account is opened besides its password.',
    answer: one(security),
  },
  'PUT /api/user/second-factor': {
    summary: 'Ask for a second factor after the password, or no longer. Needs an authenticator app or a passkey.',
    body: shownOwner.extend({ on: z.boolean() }),
    answer: one(securityChanged),
  },
  'POST /api/user/authenticator': {
    summary: 'A new secret for an authenticator app, which counts once a code of it has come back.',
    body: shownOwner,
    answer: one(z.object({ secret: z.string(), url: z.string() })),
  },
  'PUT /api/user/authenticator': {
    summary: 'Confirm the authenticator app with a code that it shows; from then on one is asked for.',
    body: z.object({ code: z.string().trim().min(1, 'Type the code.').max(40) }),
    answer: one(securityChanged),
  },
  'DELETE /api/user/authenticator': {
    summary: 'Take the authenticator app away.',
    body: shownOwner,
    answer: one(security),
  },
  'POST /api/user/passkeys/options': {
    summary: 'What the browser makes a passkey from.',
    body: shownOwner,
    answer: one(passkeyCreation),
  },
  'POST /api/user/passkeys': {
    summary: 'Keep the passkey that the browser made.',
    body: z.object({ name: passkeyName, passkey: newPasskey }),
    answer: one(security),
  },
  'PATCH /api/user/passkeys/{id}': {
    summary: 'Call a passkey something else.',
    params: passkeyParams,
    body: z.object({ name: passkeyName }),
    answer: one(security),
  },
  'DELETE /api/user/passkeys/{id}': {
    summary: 'Take a passkey away.',
    params: passkeyParams,
    body: shownOwner,
    answer: one(security),
  },
  'POST /api/user/recovery-codes': {
    summary: 'Ten new recovery codes; the earlier ones open nothing any more.',
    body: shownOwner,
    answer: one(securityChanged),
  },
});
