import type { ListType } from '@tabi/shared/contracts/lists';
import { useApi, useSignedInCall } from '@tabi/shared/data';

/** Where the account's address stands with every list; asked only once it is confirmed, because before it is refused. */
export const useSubscriptions = (confirmed: boolean) =>
  useApi('GET /api/user/subscriptions', confirmed ? {} : null, { live: true, background: true });

/** Saves which lists the person is on. */
export function useListChoice() {
  const call = useSignedInCall();
  return (types: ListType[]) => call('PUT /api/user/subscriptions', { body: { types } });
}
