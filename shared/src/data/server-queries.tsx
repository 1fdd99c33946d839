import { createContext, useContext, type ReactNode } from 'react';

type Answer = { data: unknown } | { error: unknown };

/**
 * What one page's rendering on the server asked of the API: each call once, awaited by the components that need it, and
 * then written into the page as the browser's first data.
 */
export type ServerQueries = {
  ask(key: string, fetcher: () => Promise<unknown>): Promise<Answer>;
  /** Answers that came, by key. */
  answers(): Record<string, unknown>;
  errorOf(key: string): unknown;
};

export function createServerQueries(): ServerQueries {
  const asked = new Map<string, Promise<Answer>>();
  const come = new Map<string, Answer>();
  return {
    ask(key, fetcher) {
      const known = asked.get(key);
      if (known) return known;
      const answer = fetcher()
        .then(
          (data): Answer => ({ data }),
          (error: unknown): Answer => ({ error }),
        )
        .then((result) => {
          come.set(key, result);
          return result;
        });
      asked.set(key, answer);
      return answer;
    },
    answers: () =>
      Object.fromEntries([...come].flatMap(([key, answer]) => ('data' in answer ? [[key, answer.data]] : []))),
    errorOf: (key) => {
      const answer = come.get(key);
      return answer && 'error' in answer ? answer.error : undefined;
    },
  };
}

const ServerQueriesContext = createContext<ServerQueries | null>(null);

export function ServerQueriesProvider({ queries, children }: { queries: ServerQueries; children: ReactNode }) {
  return <ServerQueriesContext value={queries}>{children}</ServerQueriesContext>;
}

/** Null in a browser. */
export const useServerQueries = () => useContext(ServerQueriesContext);
