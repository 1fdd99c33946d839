import type { CallKey } from './calls.ts';

/** What changes something though it is asked for with GET, as the specification has it. */
const changingGets: ReadonlySet<string> = new Set([
  'GET /api/trips/{id}/restore',
  'GET /api/trips/{id}/events/{eventId}/return',
  'GET /api/trips/{id}/invite',
  'GET /api/trips/{id}/public',
  'GET /api/trips/{id}/calendar',
  'GET /api/oauth/authenticateUser/{x}',
] satisfies CallKey[]);

/**
 * Whether a call changes anything: it needs the XSRF token then, and is never repeated unasked. Server and client ask here, and
 * nothing else is needed to know it: no schema comes along.
 */
export const changesState = (call: CallKey): boolean => !call.startsWith('GET ') || changingGets.has(call);

/** After these somebody else is here, or the same in another session. */
const sessionChanges: ReadonlySet<string> = new Set([
  'POST /api/register',
  'POST /api/login',
  'POST /api/login/second-factor',
  'POST /api/login/passkey',
  'GET /api/oauth/authenticateUser/{x}',
  'POST /api/password/reset',
  'PUT /api/user',
  'POST /api/logout',
  'DELETE /api/user',
  'DELETE /api/user/sessions/{id}',
] satisfies CallKey[]);

/** Whether a call may change whose session it is: the XSRF token of before is worth nothing from then on. */
export const changesSession = (call: CallKey): boolean => sessionChanges.has(call);
