import type { CallKey } from '@tabi/shared/contracts';

/** What a call asks: `see` of everyone who may look, `leave` of somebody with an account who is not the last owner. */
export const tripRules = ['see', 'copy', 'manage', 'edit', 'own', 'mail', 'leave', 'restore'] as const;
export type TripRule = (typeof tripRules)[number];

/** The rule of every call that is about one trip. */
export const tripLines = {
  'GET /api/trips/{id}': 'see',
  'GET /api/trips/{id}/events': 'see',
  'GET /api/trips/{id}/shared': 'see',
  'GET /api/trips/{id}/preferences': 'manage',
  'GET /api/trips/{id}/budget': 'manage',
  'GET /api/trips/{id}/todos': 'manage',
  'GET /api/trips/{id}/todos/proposed': 'manage',
  'GET /api/trips/{id}/people': 'manage',
  'POST /api/trips/{id}/duplicate': 'copy',
  'PATCH /api/trips/{id}': 'edit',
  'PATCH /api/trips/{id}/extend': 'edit',
  'POST /api/trips/{id}/plan': 'edit',
  'PATCH /api/trips/{id}/days/{date}': 'edit',
  'POST /api/trips/{id}/days': 'edit',
  'POST /api/trips/{id}/days/{date}/remove': 'edit',
  'POST /api/trips/{id}/days/{date}/swap': 'edit',
  'POST /api/trips/{id}/days/{date}/plan': 'edit',
  'PATCH /api/trips/{id}/preferences': 'edit',
  'POST /api/trips/{id}/budget': 'edit',
  'POST /api/trips/{id}/expenses': 'edit',
  'PATCH /api/trips/{id}/expenses/{expenseId}': 'edit',
  'DELETE /api/trips/{id}/expenses/{expenseId}': 'edit',
  'POST /api/trips/{id}/payments': 'edit',
  'DELETE /api/trips/{id}/payments/{paymentId}': 'edit',
  'POST /api/trips/{id}/people': 'edit',
  'PATCH /api/trips/{id}/people/{personId}': 'edit',
  'DELETE /api/trips/{id}/people/{personId}': 'edit',
  'POST /api/trips/{id}/todos': 'edit',
  'POST /api/trips/{id}/todos/many': 'edit',
  'PATCH /api/trips/{id}/todos/{todoId}': 'edit',
  'DELETE /api/trips/{id}/todos/{todoId}': 'edit',
  'POST /api/trips/{id}/events': 'edit',
  'POST /api/trips/{id}/events/custom': 'edit',
  'POST /api/trips/{id}/events/suggested': 'edit',
  'POST /api/trips/{id}/places': 'edit',
  'POST /api/trips/{id}/undo': 'edit',
  'PATCH /api/events/{id}': 'edit',
  'PATCH /api/events/custom/{id}': 'edit',
  'PATCH /api/events/hop/{id}': 'edit',
  'POST /api/destinations/{id}/poi': 'edit',
  'PATCH /api/destinations/{id}/poi/{poiId}': 'edit',
  'DELETE /api/destinations/{id}/poi/{poiId}': 'edit',
  'GET /api/trips/{id}/events/{eventId}/return': 'edit',
  'DELETE /api/trips/{id}/events/{eventId}': 'edit',
  'DELETE /api/trips/{id}/events/custom/{eventId}': 'edit',
  'POST /api/trips/{id}/user/invite': 'mail',
  'GET /api/trips/{id}/invite': 'own',
  'GET /api/trips/{id}/public': 'own',
  'GET /api/trips/{id}/calendar': 'own',
  'DELETE /api/trips/{id}/calendar': 'own',
  'PATCH /api/trips/{id}/public': 'own',
  'POST /api/trips/{id}/public': 'own',
  'DELETE /api/trips/{id}/public': 'own',
  'DELETE /api/trips/{id}/invite': 'own',
  'PATCH /api/trips/{id}/user/{userId}': 'own',
  'DELETE /api/trips/{id}/user/{userId}': 'own',
  'DELETE /api/user/trips/{id}': 'leave',
  'GET /api/trips/{id}/restore': 'restore',
  'DELETE /api/trips/{id}': 'own',
} as const satisfies Partial<Record<CallKey, TripRule>>;
export type TripCall = keyof typeof tripLines;

/** What somebody is to a trip, and the state it is in. */
export type Standing = keyof typeof statuses;

/**
 * The status of a call that is all right otherwise, by rule. 404: it looks missing; 403: the trip may be seen, this may not be
 * done; 401: it takes an account. What changes anything is 419 for a stranger, who has no token of our pages.
 */
export const statuses = {
  // see, copy, manage, edit, own, mail, leave, restore
  stranger: [404, 419, 404, 419, 419, 419, 419, 419],
  'other visitor': [404, 404, 404, 404, 404, 401, 401, 404],
  'other user': [404, 404, 404, 404, 404, 404, 404, 404],
  guest: [200, 200, 403, 403, 403, 401, 401, 404],
  'guest with an account': [200, 200, 403, 403, 403, 403, 403, 404],
  contributor: [200, 200, 200, 200, 403, 200, 200, 404],
  owner: [200, 200, 200, 200, 200, 200, 403, 200],
  'anonymous owner': [200, 200, 200, 200, 200, 401, 401, 200],
  'contributor, locked': [200, 200, 200, 403, 403, 403, 200, 404],
  'owner, locked': [200, 200, 200, 403, 200, 403, 403, 200],
  'anonymous owner, locked': [200, 200, 200, 403, 200, 401, 401, 200],
  'guest, deleted': [404, 404, 404, 404, 404, 401, 401, 404],
  'contributor, deleted': [404, 404, 404, 404, 404, 404, 404, 404],
  'owner, deleted': [404, 404, 404, 404, 404, 404, 404, 200],
  'anonymous owner, deleted': [404, 404, 404, 404, 404, 401, 401, 200],
} as const satisfies Record<string, readonly number[]>;

export const statusOf = (call: TripCall, standing: Standing): number =>
  statuses[standing][tripRules.indexOf(tripLines[call])] ?? 0;

/** What of a trip is not for everybody who may look. */
export type TripSecret =
  | 'e-mails'
  | 'budget'
  | 'notes'
  | 'to-dos'
  | 'expenses'
  | 'invite link'
  | 'public link'
  | "the owner's uuid"
  | 'credentials of others';

const ofManagers: TripSecret[] = ['budget', 'e-mails', 'expenses', 'notes', 'to-dos'];
const ofOwners: TripSecret[] = [...ofManagers, 'invite link', 'public link'];

/** All that the answers to all calls together show of it; nothing where no line is. Credentials of others are shown to nobody. */
export const shownTo: Partial<Record<Standing, TripSecret[]>> = {
  contributor: ofManagers,
  'contributor, locked': ofManagers,
  owner: ofOwners,
  'owner, locked': ofOwners,
  'anonymous owner': [...ofOwners, "the owner's uuid"],
  'anonymous owner, locked': [...ofOwners, "the owner's uuid"],
};
