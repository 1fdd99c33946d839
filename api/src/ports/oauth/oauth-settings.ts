import { z } from 'zod';
import { appleSecret } from './apple-secret.ts';
import { StartProblem } from '@tabi/postgres';

/** Somebody else's accounts that open ours. */
export interface OAuthProvider {
  /** In our addresses: lower-case letters, digits, dashes. */
  name: string;
  /** On the button. */
  label: string;
  clientId: string;
  /** What proves that it is us who asks; some want a new one each time. */
  clientSecret: (now: Date) => string | Promise<string>;
  scope: string;
  /** It answers with a form instead of an address (Apple, when asked for a name). */
  formPost?: boolean;
  /** `discovery`: OpenID Connect, everything else is found there. */
  server:
    | { discovery: string }
    /** Plain OAuth 2: who it is stands at `profile`. */
    | { authorize: string; token: string; profile: string };
}

const facebook = 'https://graph.facebook.com/v21.0';

const custom = z.array(
  z.strictObject({
    name: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
    label: z.string().min(1).max(40),
    issuer: z.url(),
    id: z.string().min(1),
    secret: z.string().min(1),
    scope: z.string().default('openid email profile'),
  }),
);

const example = '[{"name":"acme","label":"Acme","issuer":"https://id.acme.example","id":"…","secret":"…"}]';

const customList = z.string().transform((text, context) => {
  try {
    return custom.parse(JSON.parse(text));
  } catch {
    context.addIssue({ code: 'custom', message: `OIDC_PROVIDERS must be a JSON list such as ${example}.` });
    return z.NEVER;
  }
});

/** The settings of the environment that let people sign in with accounts elsewhere; none by default. */
export const oauthSettings = z.object({
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  /** The key file's text (`-----BEGIN PRIVATE KEY-----…`); `\n` stands for a new line. */
  APPLE_PRIVATE_KEY: z.string().optional(),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  /** Any other OpenID Connect providers. */
  OIDC_PROVIDERS: customList.optional(),
});
type Found = z.output<typeof oauthSettings>;
type Word = Exclude<keyof Found, 'OIDC_PROVIDERS'>;

/** All of `names`, or null when none is set. @throws StartProblem when only some are */
function together<const K extends Word>(found: Found, names: K[]): Record<K, string> | null {
  const given = names.filter((name) => found[name] !== undefined);
  if (given.length === 0) return null;
  if (given.length < names.length)
    throw new StartProblem(`${names.join(', ')} belong together: set all of them, or none.`);
  return Object.fromEntries(names.map((name) => [name, found[name]])) as Record<K, string>;
}

export function providersOf(found: Found): OAuthProvider[] {
  const google = together(found, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  const apple = together(found, ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY']);
  const meta = together(found, ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET']);
  const providers: (OAuthProvider | null)[] = [
    google && {
      name: 'google',
      label: 'Google',
      clientId: google.GOOGLE_CLIENT_ID,
      clientSecret: () => google.GOOGLE_CLIENT_SECRET,
      scope: 'openid email profile',
      server: { discovery: 'https://accounts.google.com' },
    },
    apple && {
      name: 'apple',
      label: 'Apple',
      clientId: apple.APPLE_CLIENT_ID,
      clientSecret: appleSecret({
        clientId: apple.APPLE_CLIENT_ID,
        teamId: apple.APPLE_TEAM_ID,
        keyId: apple.APPLE_KEY_ID,
        privateKey: apple.APPLE_PRIVATE_KEY.replaceAll('\\n', '\n'),
      }),
      scope: 'openid email name',
      formPost: true,
      server: { discovery: 'https://appleid.apple.com' },
    },
    meta && {
      name: 'facebook',
      label: 'Facebook',
      clientId: meta.FACEBOOK_CLIENT_ID,
      clientSecret: () => meta.FACEBOOK_CLIENT_SECRET,
      scope: 'email public_profile',
      server: {
        authorize: 'https://www.facebook.com/v21.0/dialog/oauth',
        token: `${facebook}/oauth/access_token`,
        profile: `${facebook}/me?fields=id,name,email`,
      },
    },
    ...(found.OIDC_PROVIDERS ?? []).map(({ name, label, issuer, id, secret, scope }) => ({
      name,
      label,
      clientId: id,
      clientSecret: () => secret,
      scope,
      server: { discovery: issuer },
    })),
  ];
  return providers.filter((provider) => provider !== null);
}
