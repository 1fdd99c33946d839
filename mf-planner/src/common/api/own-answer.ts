import type { AnswerOf, InputOf } from '@tabi/shared/contracts';
import { callKey, useApi, useSWRConfig } from '@tabi/shared/data';

/** What a trip brings by a call of its own. */
type OwnCall = 'GET /api/trips/{id}/todos' | 'GET /api/trips/{id}/budget';
type Results<K extends OwnCall> = AnswerOf<K>['results'];

/** The answer of such a call, how to ask for it again, and how to put on it what has been done since. */
export function useOwnAnswer<K extends OwnCall>(name: K, id: string) {
  const input = { params: { id } };
  const key = callKey(name, input);
  const { mutate } = useSWRConfig();
  return {
    asked: useApi(name, input as InputOf<K>, { live: true, background: true }),
    askAgain: () => mutate(key),
    /** At once, and what is being asked for meanwhile no longer counts: it does not know of it. */
    put: (after: (results: Results<K>) => Results<K>): void => {
      const change = (answer?: AnswerOf<K>) => answer && { ...answer, results: after(answer.results) };
      void mutate<AnswerOf<K>>(key, change, { revalidate: false });
    },
  };
}
