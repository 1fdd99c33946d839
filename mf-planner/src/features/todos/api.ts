import { useApi } from '@tabi/shared/data';
import { useOwnAnswer } from '../../common/api/own-answer.ts';

export const useTodoList = (id: string) => useOwnAnswer('GET /api/trips/{id}/todos', id);

/** Ready-made lists, once somebody wants to see them. */
export const useProposedLists = (id: string, wanted: boolean) =>
  useApi('GET /api/trips/{id}/todos/proposed', wanted ? { params: { id } } : null, { background: true });
