import { links } from '@tabi/shared/links';
import { Navigate } from '@tabi/shared/router';
import { useAppState } from '@tabi/shared/state';
import type { ReactNode } from 'react';
import { PageSkeleton } from './page-slot.tsx';
import type { Guard } from './table.ts';

/** Lets in whom the page is for; the others go home. Nobody is sent away before it is known who they are. */
export function RouteGuard({ guard, children }: { guard?: Guard; children: ReactNode }) {
  const { session } = useAppState();
  if (!guard || session.status === guard) return children;
  return session.status === 'unknown' ? <PageSkeleton /> : <Navigate to={links.home()} replace />;
}
