import { z } from 'zod';
import { defineCalls } from './call.ts';
import { done, email, one } from './common.ts';
import { currencyCode } from './trip-money.ts';

const settings = {
  /** `device`: whatever the device shows elsewhere. */
  theme: z.enum(['light', 'dark', 'device']),
  /** ISO 4217. */
  currency: currencyCode,
  /** What distances are told in. */
  units: z.enum(['km', 'mi']),
  /** How clocks are read: `14:00` or `2:00 pm`. */
  clock: z.enum(['24h', '12h']),
  /** The day that a week begins with, 0 is Sunday. */
  week_start: z.union([z.literal(1), z.literal(0), z.literal(6)]),
  /** `device`: as the device says. */
  motion: z.enum(['device', 'reduced']),
};

/** What somebody has chosen while they were signed in; what they never chose is left out. */
export const userSettings = z.object(settings).partial();
export type UserSettings = z.infer<typeof userSettings>;

export const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** The picture at 256 px; 64, 128 and 512 lie beside it (`…-64.webp`). */
  avatar: z.string().nullable(),
  setting: userSettings.extend({
    timeZone: z.string(),
    /** Where trips begin unless another city is named. */
    home_city: z.object({ id: z.number().int(), name: z.string() }).nullable().optional(),
  }),
  /** The address that becomes `email` once the link in the mail to it has been opened. */
  pending_email: z.string().nullable().optional(),
  /** Whether its owner has opened a link in a mail to `email`; sending `email` again sends another such mail. */
  email_verified: z.boolean().optional(),
  /** False for one who has only ever come through a provider. */
  has_password: z.boolean().optional(),
});
export type User = z.infer<typeof user>;

const name = z
  .string()
  .trim()
  .min(1, 'Tell us what to call you.')
  .max(80)
  .regex(/^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u, 'Write your name on one line.')
  .regex(/^(?!.*(?:\/\/|www\.))/i, 'Write your name, not an address of the web.');
const timezone = z.string().max(64);
const password = z.string().min(10, 'Use at least 10 characters.').max(200);
/** A password that was set before; whatever it is, it is only compared. */
const knownPassword = z.string().max(200);

/** Left out by an account without a password, whose owner has signed in within ten minutes. */
export const shownOwner = z.object({ password: knownPassword.optional() });

const bothAlike = (form: { password?: string | undefined; password_confirmation?: string | undefined }) =>
  form.password === form.password_confirmation;
const differ = { path: ['password_confirmation'], error: 'The two passwords differ.' };

export const registerInput = z
  .object({ name, email, password, password_confirmation: z.string(), timezone: timezone.default('UTC') })
  .refine(bothAlike, differ);

/** Only what is given is changed. */
export const userInput = z
  .object({
    name: name.optional(),
    timezone: timezone.optional(),
    /** A new address counts once it is confirmed by mail; the present one takes an earlier wish back, or is mailed anew when unconfirmed. */
    email: email.optional(),
    password: password.optional(),
    password_confirmation: z.string().optional(),
    /** Needed for a new address or a new password. */
    current_password: knownPassword.optional(),
  })
  .refine(bothAlike, differ);
export type UserInput = z.output<typeof userInput>;

/** Only what is given is changed. */
export const settingsInput = userSettings.extend({ home_city_id: z.number().int().positive().nullable().optional() });
export type SettingsInput = z.output<typeof settingsInput>;

export const resetInput = z
  .object({
    email,
    /** From the link in the mail. */
    token: z.string().min(1).max(100),
    password,
    password_confirmation: z.string(),
  })
  .refine(bothAlike, differ);

/** One browser that is signed in to the account. */
export const session = z.object({
  id: z.uuid(),
  /** `Firefox on Linux`; null when it did not say. */
  device: z.string().nullable(),
  signed_in_at: z.string(),
  /** To the day. */
  seen_at: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const avatarMostBytes = 8 * 1024 * 1024;

/** What the server switches on; all false by default. */
export const features = z.object({
  new_trip_form_enabled: z.boolean(),
  trip_builder_enabled: z.boolean(),
  market_place_enabled: z.boolean(),
  social_login_enabled: z.boolean(),
  hotels_page_enabled: z.boolean(),
  pois_page_enabled: z.boolean(),
  products_page_enabled: z.boolean(),
});
export type Features = z.infer<typeof features>;

export const peopleCalls = defineCalls({
  'GET /api/csrf-cookie': {
    summary: 'Sets XSRF-TOKEN, and gives a new visitor their uuid (USER-UUID and its signed twin).',
    answer: done,
  },
  'POST /api/register': {
    summary: 'Create an account and sign in; trips made before become its own.',
    body: registerInput,
    answer: one(user),
  },
  'POST /api/login': {
    summary: 'Sign in; trips made before become the account’s own.',
    body: z.object({ email, password: z.string().min(1, 'Type your password.').max(200) }),
    answer: one(user),
  },
  'POST /api/logout': { summary: 'Sign out.', answer: done },
  'GET /api/user': { summary: 'Who is signed in; 401 when nobody is.', answer: one(user) },
  'PUT /api/user': {
    summary: 'Change name, time zone, address (confirmed by mail) or password (ends the other sessions).',
    body: userInput,
    answer: one(user),
  },
  'PATCH /api/user/settings': {
    summary: 'Change how the site looks and counts for the account, in whichever browser it is signed in.',
    body: settingsInput,
    answer: one(user),
  },
  'DELETE /api/user': {
    summary: 'Delete the account and all that is its alone; shared trips stay with the others.',
    body: z.object(shownOwner.shape),
    answer: done,
  },
  'GET /api/user/sessions': {
    summary: 'The browsers that are signed in to the account, the one used last first.',
    answer: one(z.array(session)),
  },
  'DELETE /api/user/sessions': { summary: 'Sign out every browser but the one that asks.', answer: done },
  'DELETE /api/user/sessions/{id}': {
    summary: 'Sign one of them out.',
    params: z.object({ id: z.uuid() }),
    answer: done,
  },
  'POST /api/user/avatar': {
    summary: 'Set the picture: JPEG, PNG or WebP, up to 8 MB, kept as squares without what the camera wrote into it.',
    body: z.object({ avatar: z.file() }),
    multipart: true,
    answer: one(user),
  },
  'DELETE /api/user/avatar': { summary: 'Take the picture away.', answer: one(user) },
  'POST /api/password/email': {
    summary: 'Mail a link that sets a new password. The answer is the same whether the address has an account or not.',
    body: z.object({ email }),
    answer: done,
  },
  'POST /api/password/reset': {
    summary:
      'Set a new password with the token of the mail, once and within the hour; ends every session and begins one here.',
    body: resetInput,
    answer: done,
  },
  'GET /api/features': { summary: 'Feature flags.', answer: one(features) },
});
