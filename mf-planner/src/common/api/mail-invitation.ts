import { useSignedInCall } from '@tabi/shared/data';
import type { Invited } from '@tabi/shared/contracts/trip-sharing';

/** Invites people to plan a trip along; the answer says who was mailed, who was not and who takes part already. */
export function useMailInvitation(id: string): (emails: string[]) => Promise<Invited> {
  const call = useSignedInCall();
  return async (emails) =>
    (await call('POST /api/trips/{id}/user/invite', { params: { id }, body: { emails } })).results;
}
