import type { PageRoute } from '@tabi/shared/federation';
import { useLocation, useNavigate } from '@tabi/shared/router';
import { useEffect } from 'react';
import { Answers } from './answers.tsx';
import type { RouteMatch, RouteTable } from './route-table.ts';
import { truePath } from './true-path.ts';

/** `Kyoto · Tabi`. */
export const fullTitle = (title: string): string => (title.startsWith('Tabi') ? title : `${title} · Tabi`);

function TabTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}

/** Somebody came by an old or another address of the page: the bar shows the one that is to be kept. */
function TabAddress({ path }: { path: string }) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => void navigate(path + search + hash, { replace: true }), [navigate, path, search, hash]);
  return null;
}

type HeadProps = { match: RouteMatch; route: PageRoute; table: RouteTable };

/** Keeps the tab's title and address with the page. The server sees to the first ones. */
export function PageHead({ match, route, table }: HeadProps) {
  const { pathname } = useLocation();
  return (
    <Answers requests={route.data?.(match) ?? []} background={route.saysWhatIsMissing}>
      {(read) => {
        const head = route.head?.(match, read) ?? {};
        const path = truePath(pathname, head, match, table);
        return (
          <>
            <TabTitle title={fullTitle(head.title ?? match.title)} />
            {path ? <TabAddress path={path} /> : null}
          </>
        );
      }}
    </Answers>
  );
}
