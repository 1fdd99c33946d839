import { callKey, useApi, useRefresh } from '@tabi/shared/data';

/** What there is to do, and how to ask for it again. */
export function useTodoList(id: string) {
  const input = { params: { id } };
  const refresh = useRefresh();
  return {
    asked: useApi('GET /api/trips/{id}/todos', input, { live: true, background: true }),
    askAgain: () => refresh(callKey('GET /api/trips/{id}/todos', input)),
  };
}

/** Ready-made lists, once somebody wants to see them. */
export const useProposedLists = (id: string, wanted: boolean) =>
  useApi('GET /api/trips/{id}/todos/proposed', wanted ? { params: { id } } : null, { background: true });
