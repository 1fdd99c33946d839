import { z } from 'zod';
import { defineCalls } from './call.ts';
import { done, email, one } from './common.ts';

export const listType = z.enum(['blog', 'mobile', 'location', 'new-feature', 'influencer', 'early-access']);
export type ListType = z.infer<typeof listType>;

const name = z.string().trim().min(1, 'Tell us what to call you.').max(80);

/** One of the lists, and where the person stands with it. */
export const subscription = z.object({
  type: listType,
  /** `waiting`: for the press on the link in the mail. */
  status: z.enum(['off', 'waiting', 'on']),
});
export type Subscription = z.infer<typeof subscription>;

export const listCalls = defineCalls({
  'POST /api/email/subscribe': {
    summary: 'Ask to join a list; the link in the mail confirms it. Asking twice is no error.',
    body: z.object({ email, type: listType }),
    answer: done,
  },
  'POST /api/early-access': {
    summary: 'Ask for early access; the link in the mail confirms it.',
    body: z.object({ name, email, city: z.string().trim().max(120).default('') }),
    answer: done,
  },
  'POST /api/influencer': {
    summary: 'Ask to join the creators; the link in the mail confirms it.',
    body: z.object({
      name,
      email,
      /** Whatever else the form asks for: channels, languages, a few words. */
      extras: z
        .record(z.string().max(40), z.string().trim().max(1_000))
        .refine((fields) => Object.keys(fields).length <= 20, 'Send at most 20 fields.')
        .default({}),
    }),
    answer: done,
  },
  'GET /api/user/subscriptions': {
    summary: 'How the account’s address stands with every list; 403 until it is confirmed.',
    answer: one(z.array(subscription)),
  },
  'PUT /api/user/subscriptions': {
    summary: 'Be on exactly these lists; 403 until the account’s address is confirmed.',
    body: z.object({ types: z.array(listType).max(listType.options.length) }),
    answer: one(z.array(subscription)),
  },
  'POST /api/location/suggest': {
    summary: 'Suggest a destination that Tabi lacks.',
    body: z.object({ suggested_location: z.string().trim().min(2).max(120) }),
    answer: done,
  },
  'POST /api/contactMessage': {
    summary: 'Write to the people behind Tabi.',
    body: z.object({
      name,
      email,
      subject: z.string().trim().min(2, 'Say in a few words what it is about.').max(160),
      message: z.string().trim().min(10, 'Write a little more, so that we can help.').max(5_000),
    }),
    answer: done,
  },
});
