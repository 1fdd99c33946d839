import { links } from '@tabi/shared/links';
import { Navigate } from '@tabi/shared/router';

/** No page of the blog: the server has said "not found" already, and a link followed in the browser goes there. */
export function Elsewhere() {
  return typeof window === 'undefined' ? null : <Navigate to={links.notFound()} replace />;
}
