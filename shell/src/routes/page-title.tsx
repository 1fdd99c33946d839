import { callKey, useApi } from '@tabi/shared/data';
import type { DataRequest, PageRoute, ReadAnswer } from '@tabi/shared/federation';
import { useEffect } from 'react';
import type { RouteMatch } from './match-route.ts';

/** `Kyoto · Tabi`. */
export const fullTitle = (title: string): string => (title.startsWith('Tabi') ? title : `${title} · Tabi`);

function useAnswers(requests: DataRequest[]): ReadAnswer {
  const answers = new Map<string, unknown>();
  for (const { call, input } of requests) {
    // eslint-disable-next-line react-hooks/rules-of-hooks -- a route asks the same calls for its whole life
    answers.set(callKey(call, input as never), useApi(call, input as never).data);
  }
  return ((call: never, input: never) => answers.get(callKey(call, input))) as ReadAnswer;
}

/** Keeps the tab's title with the page. The server writes the first one. */
export function PageTitle({ match, route }: { match: RouteMatch; route: PageRoute }) {
  const read = useAnswers(route.data?.(match) ?? []);
  const title = fullTitle(route.head?.(match, read).title ?? match.entry.title);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
