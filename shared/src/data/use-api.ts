import { use } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { callKey, type CallParts } from '../api-client/request-of.ts';
import type { ApiError } from '../api-client/api-error.ts';
import type { AnswerOf, CallKey, InputOf } from '../contracts/calls.ts';
import { useApiClient } from './api-context.tsx';
import { useServerQueries } from './server-queries.tsx';

export type ApiResult<T> = {
  data: T | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  /** Ask again. */
  retry: () => void;
};

export type UseApiOptions<T> = {
  /** Ask again whenever a component that uses it appears; for what other people or other tabs change. */
  live?: boolean;
  /** Its failure never leads to another page. */
  background?: boolean;
  /** Milliseconds until it is asked again, or 0 to stop; decided from the newest answer. */
  pollEvery?: (latest: T | undefined) => number;
};

const onServer = typeof window === 'undefined';

function useServerAnswer<T>(key: string | null, fetcher: () => Promise<unknown>): ApiResult<T> {
  const queries = useServerQueries();
  const answer = key && queries ? use(queries.ask(key, fetcher)) : null;
  const data = answer && 'data' in answer ? (answer.data as T) : undefined;
  return { data, error: undefined, isLoading: data === undefined && key !== null, retry: () => undefined };
}

/**
 * The answer of a call, cached under the call and its input.
 * @param input null: do not ask yet
 */
export function useApi<K extends CallKey>(
  name: K,
  input: InputOf<K> | null,
  options: UseApiOptions<AnswerOf<K>> = {},
): ApiResult<AnswerOf<K>> {
  const api = useApiClient();
  const key = input === null ? null : callKey(name, input as CallParts);
  const ask = () =>
    (api.call as (n: K, i: unknown, o: unknown) => Promise<AnswerOf<K>>)(name, input, {
      background: options.background,
    });
  if (onServer) {
    // eslint-disable-next-line react-hooks/rules-of-hooks -- the same branch for the whole life of the process
    return useServerAnswer(key, ask);
  }
  // eslint-disable-next-line react-hooks/rules-of-hooks -- as above
  const asked = useSWR<AnswerOf<K>, ApiError>(key, ask, {
    revalidateIfStale: options.live ?? false,
    revalidateOnFocus: options.live ?? false,
    revalidateOnReconnect: true,
    // The client has asked again already where that can help.
    shouldRetryOnError: false,
    ...(options.pollEvery ? { refreshInterval: options.pollEvery } : {}),
  });
  const { data, error, mutate } = asked;
  return {
    data,
    error,
    // Who does not ask for it is not rendered again when it changes.
    get isLoading() {
      return asked.isLoading;
    },
    retry: () => void mutate(),
  };
}

type PagedKey = { [K in CallKey]: AnswerOf<K> extends { links: { next: string | null } } ? K : never }[CallKey];

/**
 * A paged list that grows: all items so far, and how to get more. The first page is rendered on the server.
 * @param from the page that it begins with
 */
export function usePages<K extends PagedKey>(name: K, input: InputOf<K>, from = 1) {
  const api = useApiClient();
  const pageInput = (page: number) => ({ ...(input as CallParts), query: { ...(input as CallParts).query, page } });
  const first = useApi(name, pageInput(from) as InputOf<K>);
  const more = useSWRInfinite<AnswerOf<K>, ApiError>(
    (index, previous: AnswerOf<K> | null) => {
      if (!first.data?.links.next || (previous && !previous.links.next)) return null;
      return `more ${index} ${callKey(name, pageInput(from + index + 1))}`;
    },
    (key: string) => {
      const index = Number(key.split(' ')[1]);
      return (api.call as (n: K, i: unknown, o: unknown) => Promise<AnswerOf<K>>)(name, pageInput(from + index + 1), {
        background: true,
      });
    },
    { initialSize: 0, revalidateFirstPage: false, revalidateOnFocus: false },
  );
  const pages = [first.data, ...(more.data ?? [])].filter((page) => page !== undefined);
  return {
    items: pages.flatMap((page) => page.data as AnswerOf<K>['data'][number][]),
    /** How many there are in all; undefined while nobody knows. */
    total: first.data?.meta.total,
    /** The page that comes after those that are here. */
    nextPage: from + pages.length,
    // A first page that is here stays good, also when asking for it once more has failed.
    error: first.data ? more.error : first.error,
    isLoading: first.isLoading,
    /** Asks again for what has failed: the first page, or of the others only those that are not here. */
    retry: () => (first.data ? void more.setSize(more.size) : first.retry()),
    hasMore: pages.at(-1)?.links.next != null && !more.error,
    // Before anybody has asked for more it is not loading, whatever its store says of itself on the server.
    isLoadingMore: more.size > 0 && (more.isLoading || more.isValidating),
    loadMore: () => void more.setSize(more.size + 1),
  };
}

/** Asks again every cached call whose key begins with one of these, for example `GET /api/trips/`. */
export function useRefresh() {
  const { mutate } = useSWRConfig();
  return (...prefixes: string[]) =>
    mutate((key) => typeof key === 'string' && prefixes.some((prefix) => key.startsWith(prefix)));
}

/**
 * Puts an answer that came along with another one where its own call would have put it: it shows at once. What is used
 * `live` is asked for behind it all the same, which is how the service worker comes to keep it.
 */
export function useKeepAnswer() {
  const { mutate } = useSWRConfig();
  return <K extends CallKey>(name: K, input: InputOf<K>, answer: AnswerOf<K>): void => {
    void mutate(callKey(name, input as CallParts), answer, { revalidate: false });
  };
}
