import type { PageRoute } from '@tabi/shared/federation';
import { useEffect } from 'react';
import { Answers } from './answers.tsx';
import type { RouteMatch } from './route-table.ts';

/** `Kyoto · Tabi`. */
export const fullTitle = (title: string): string => (title.startsWith('Tabi') ? title : `${title} · Tabi`);

function TabTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}

/** Keeps the tab's title with the page. The server writes the first one. */
export function PageTitle({ match, route }: { match: RouteMatch; route: PageRoute }) {
  return (
    <Answers requests={route.data?.(match) ?? []}>
      {(read) => <TabTitle title={fullTitle(route.head?.(match, read).title ?? match.title)} />}
    </Answers>
  );
}
