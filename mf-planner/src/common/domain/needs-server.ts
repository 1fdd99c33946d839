import type { CallKey } from '@tabi/shared/contracts';
import type { Operation } from './operations.ts';

/** What the server works out: nobody can show it before, and nobody wants it done unasked when the network is back. */
const workedOut: ReadonlySet<CallKey> = new Set([
  'POST /api/trips/{id}/plan',
  'POST /api/trips/{id}/events/suggested',
  'POST /api/trips/{id}/places',
  'POST /api/trips/{id}/undo',
  'PATCH /api/trips/{id}/user/{userId}',
  'DELETE /api/trips/{id}/user/{userId}',
] satisfies CallKey[]);

/** Whether an operation has no meaning without the network. */
export const needsServer = ({ call, body }: Operation): boolean => {
  if (call !== 'PATCH /api/trips/{id}') return workedOut.has(call);
  // A name and a lock are what they are; other dates or destinations are planned.
  return Object.keys(body ?? {}).some((field) => field !== 'title' && field !== 'locked');
};
