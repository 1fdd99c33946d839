import { links } from '../links/links.ts';
import { generatePath } from '../router/router.ts';
import { useRemotes } from './remotes-context.tsx';

/**
 * Links to a page by its name and the parameters of its path. For pages without a builder in `links`, which are those
 * that only their own remote links to. A page that nobody has leads to "not found".
 */
export function usePageLink(): (page: string, params?: Readonly<Record<string, string>>) => string {
  const { pathOf } = useRemotes();
  return (page, params = {}) => {
    const path = pathOf?.(page);
    return path === undefined ? links.notFound() : generatePath(path, params);
  };
}
