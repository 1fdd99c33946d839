import { callKey, useApi, useRefresh } from '@tabi/shared/data';

/** What the trip costs, and how to ask for it again. */
export function useCosts(id: string) {
  const input = { params: { id } };
  const refresh = useRefresh();
  return {
    asked: useApi('GET /api/trips/{id}/budget', input, { live: true, background: true }),
    askAgain: () => refresh(callKey('GET /api/trips/{id}/budget', input)),
  };
}

export const useRates = () => useApi('GET /api/currencies/rates', {}, { background: true });
