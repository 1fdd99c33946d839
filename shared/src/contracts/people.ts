import { z } from 'zod';
import { defineCalls } from './call.ts';
import { done, email, one } from './common.ts';

export const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  setting: z.object({ timeZone: z.string() }),
});
export type User = z.infer<typeof user>;

const password = z.string().min(10, 'Use at least 10 characters.').max(200);

export const registerInput = z
  .object({
    name: z.string().trim().min(1, 'Tell us what to call you.').max(80),
    email,
    password,
    password_confirmation: z.string(),
    timezone: z.string().max(64).default('UTC'),
  })
  .refine((form) => form.password === form.password_confirmation, {
    path: ['password_confirmation'],
    error: 'The two passwords differ.',
  });

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
    summary: 'Change name or time zone.',
    body: z.object({
      name: z.string().trim().min(1, 'Tell us what to call you.').max(80).optional(),
      timezone: z.string().max(64).optional(),
    }),
    answer: one(user),
  },
  'GET /api/features': { summary: 'Feature flags.', answer: one(features) },
  'POST /api/session': {
    summary: 'Counts a visit.',
    body: z.object({ data: z.object({ city: z.string().max(120).nullable() }) }),
    answer: done,
  },
});
