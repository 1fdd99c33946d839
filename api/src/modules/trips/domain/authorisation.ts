import type { CallKey } from '@tabi/shared/contracts';

/** Somebody who asks for a trip, and the state it is in. */
export type Asker =
  | 'stranger'
  | 'other visitor'
  | 'other user'
  | 'anonymous owner'
  | 'owner'
  | 'contributor'
  | 'invited guest'
  | 'public guest'
  | 'revoked guest'
  | 'owner, locked'
  | 'contributor, locked'
  | 'owner, deleted';

/** What a call asks: `see` of everyone who may look, `leave` of somebody with an account who is not the last owner. */
export type Rule = 'see' | 'manage' | 'edit' | 'own' | 'copy' | 'mail' | 'leave' | 'restore';

/** The rule of every call that is about one trip. */
export const tripRules = {
  'GET /api/trips/{id}': 'see',
  'GET /api/trips/{id}/events': 'see',
  'GET /api/trips/{id}/preferences': 'manage',
  'GET /api/trips/{id}/todos': 'manage',
  'POST /api/trips/{id}/duplicate': 'copy',
  'PATCH /api/trips/{id}': 'edit',
  'PATCH /api/trips/{id}/extend': 'edit',
  'PATCH /api/trips/{id}/preferences': 'edit',
  'POST /api/trips/{id}/budget': 'edit',
  'POST /api/trips/{id}/todos': 'edit',
  'PATCH /api/trips/{id}/todos/{todoId}': 'edit',
  'DELETE /api/trips/{id}/todos/{todoId}': 'edit',
  'POST /api/trips/{id}/events': 'edit',
  'POST /api/trips/{id}/events/custom': 'edit',
  'POST /api/trips/{id}/events/suggested': 'edit',
  'PATCH /api/events/{id}': 'edit',
  'PATCH /api/events/custom/{id}': 'edit',
  'PATCH /api/events/hop/{id}': 'edit',
  'POST /api/destinations/{id}/poi': 'edit',
  'DELETE /api/destinations/{id}/poi/{poiId}': 'edit',
  'GET /api/trips/{id}/events/{eventId}/return': 'edit',
  'DELETE /api/trips/{id}/events/{eventId}': 'edit',
  'DELETE /api/trips/{id}/events/custom/{eventId}': 'edit',
  'POST /api/trips/{id}/user/invite': 'mail',
  'GET /api/trips/{id}/invite': 'own',
  'DELETE /api/trips/{id}/invite': 'own',
  'GET /api/trips/{id}/public': 'own',
  'DELETE /api/trips/{id}/public': 'own',
  'DELETE /api/trips/{id}/user/{userId}': 'own',
  'DELETE /api/user/trips/{id}': 'leave',
  'GET /api/trips/{id}/restore': 'restore',
  'DELETE /api/trips/{id}': 'own',
} as const satisfies Partial<Record<CallKey, Rule>>;

const nothing = { 'other visitor': 404, 'other user': 404, 'revoked guest': 404 };
const guests = (status: number) => ({ 'invited guest': status, 'public guest': status });
const people = (status: number) => ({
  'anonymous owner': 200,
  owner: 200,
  contributor: status,
  'owner, deleted': 404,
});

/**
 * The status of a call that is all right otherwise. 404: it looks missing; 403: the trip may be seen, this may not be done. What
 * changes anything is 419 for a stranger, who has no token of our pages.
 */
export const statuses: Record<Rule, Record<Asker, number>> = {
  see: { stranger: 404, ...nothing, ...guests(200), ...people(200), 'owner, locked': 200, 'contributor, locked': 200 },
  copy: { stranger: 419, ...nothing, ...guests(200), ...people(200), 'owner, locked': 200, 'contributor, locked': 200 },
  manage: {
    stranger: 404,
    ...nothing,
    ...guests(403),
    ...people(200),
    'owner, locked': 200,
    'contributor, locked': 200,
  },
  edit: { stranger: 419, ...nothing, ...guests(403), ...people(200), 'owner, locked': 403, 'contributor, locked': 403 },
  own: { stranger: 419, ...nothing, ...guests(403), ...people(403), 'owner, locked': 200, 'contributor, locked': 403 },
  mail: {
    stranger: 419,
    'other visitor': 401,
    'other user': 404,
    'anonymous owner': 401,
    owner: 200,
    contributor: 200,
    'invited guest': 401,
    'public guest': 401,
    'revoked guest': 401,
    'owner, locked': 403,
    'contributor, locked': 403,
    'owner, deleted': 404,
  },
  leave: {
    stranger: 419,
    'other visitor': 401,
    'other user': 404,
    'anonymous owner': 401,
    owner: 403,
    contributor: 200,
    'invited guest': 401,
    'public guest': 401,
    'revoked guest': 401,
    'owner, locked': 403,
    'contributor, locked': 200,
    'owner, deleted': 404,
  },
  restore: {
    stranger: 419,
    ...nothing,
    ...guests(404),
    'anonymous owner': 200,
    owner: 200,
    contributor: 404,
    'owner, locked': 200,
    'contributor, locked': 404,
    'owner, deleted': 200,
  },
};
