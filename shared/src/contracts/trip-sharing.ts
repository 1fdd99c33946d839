import { z } from 'zod';
import { defineCalls } from './call.ts';
import { day, done, email, idParams, one } from './common.ts';
import { contributor, trip, tripEvent } from './trips.ts';

/** What whoever comes by the public link sees besides the places and their hours. */
export const linkShows = z.object({
  /** What was noted of places and events, bookings too. */
  notes: z.boolean(),
  /** What events are said to cost; the budget never is. */
  costs: z.boolean(),
  stays: z.boolean(),
});
export type LinkShows = z.infer<typeof linkShows>;

export const tripLink = z.object({
  /** Opens the trip; whoever has it can. */
  url: z.string(),
  token: z.string(),
  /** The last day on which it works. */
  until: day,
  /** Of the public link. */
  shows: linkShows.optional(),
});
export type TripLink = z.infer<typeof tripLink>;

export const invited = z.object({
  invited: z.array(z.string()),
  /** Had several mails this hour: no other was sent, and the link of the last one stands. */
  not_mailed: z.array(z.string()).optional(),
  /** Addresses of people who take part already; they are not written to. */
  already: z.array(z.string()),
});
export type Invited = z.infer<typeof invited>;

export const mostInvitations = 20;

/** What `GET /api/trips/{id}/changes` sends, as server-sent events of these names. */
export const changeMessage = z.object({
  /** The trip's version after the change; also the event's id. */
  version: z.number().int(),
  kind: z.string(),
  data: z.record(z.string(), z.unknown()),
  /** A name, or `Someone`. */
  by: z.string(),
  /** Instant, ISO 8601. */
  at: z.string(),
});
export type ChangeMessage = z.infer<typeof changeMessage>;

/** Who has the trip open, one entry a person; `you` is whoever hears it, in whichever of their pages. */
export const presenceMessage = z.object({
  people: z.array(z.object({ id: z.string(), name: z.string(), you: z.boolean().optional() })),
});
export type PresenceMessage = z.infer<typeof presenceMessage>;

export const tripSharingCalls = defineCalls({
  'GET /api/trips/{id}/invite': {
    summary: 'The link that lets people plan along; the same one until it is revoked or has run out.',
    params: idParams,
    answer: one(tripLink),
  },
  'DELETE /api/trips/{id}/invite': {
    summary: 'Revoke the invite link, and those that were mailed.',
    params: idParams,
    answer: done,
  },
  'GET /api/trips/{id}/shared': {
    summary: 'A trip with its days, in one answer, for those who may see it. A token of a link opens it.',
    params: idParams,
    query: z.object({ token: z.string().max(100).optional() }),
    answer: one(z.object({ trip, events: z.array(tripEvent) })),
  },
  'GET /api/trips/{id}/calendar': {
    summary:
      'The secret address by which a calendar follows the trip; the same one until it is revoked or has run out.',
    params: idParams,
    answer: one(tripLink),
  },
  'DELETE /api/trips/{id}/calendar': {
    summary: "Revoke the calendar's address.",
    params: idParams,
    answer: done,
  },
  'GET /api/trips/{id}/public': {
    summary: 'The link that lets anybody look; the same one until it is revoked or has run out.',
    params: idParams,
    answer: one(tripLink),
  },
  'PATCH /api/trips/{id}/public': {
    summary: 'Say what the public link shows; from then on it shows that to everybody who has it.',
    params: idParams,
    body: linkShows.partial().refine((body) => Object.keys(body).length > 0, 'Say what to change.'),
    answer: one(tripLink),
  },
  'POST /api/trips/{id}/public': {
    summary: 'Give the trip another public link that shows the same; the one before ends.',
    params: idParams,
    answer: one(tripLink),
  },
  'DELETE /api/trips/{id}/public': { summary: 'Revoke the public link.', params: idParams, answer: done },
  'POST /api/trips/{id}/user/invite': {
    summary: 'Mail a personal invitation to each of up to twenty addresses.',
    params: idParams,
    body: z.object({
      emails: z
        .array(email)
        .min(1, 'Write at least one address.')
        .max(mostInvitations, 'You can invite twenty people at a time.'),
    }),
    answer: one(invited),
  },
  'DELETE /api/trips/{id}/user/{userId}': {
    summary: 'Take somebody off the trip; only its owner can.',
    params: idParams.extend({ userId: z.uuid() }),
    answer: one(z.array(contributor)),
  },
  'PATCH /api/trips/{id}/user/{userId}': {
    summary: 'Say whether somebody owns the trip, or plans it along with its owners; only an owner can.',
    params: idParams.extend({ userId: z.uuid() }),
    body: z.object({ is_owner: z.boolean() }),
    answer: one(z.array(contributor)),
  },
  'DELETE /api/user/trips/{id}': { summary: 'Leave a trip that others planned.', params: idParams, answer: done },
});
