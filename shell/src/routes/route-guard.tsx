import { links } from '@tabi/shared/links';
import { Navigate, useLocation } from '@tabi/shared/router';
import { askToSignIn, useAppState, useAppStateSource } from '@tabi/shared/state';
import { useEffect, useRef, type ReactNode } from 'react';
import { rememberWayBack } from '../auth/way-back.ts';
import { PageSkeleton } from './page-slot.tsx';
import type { PageEntry } from './route-table.ts';

/** A guest who came for a private page: home, asked to sign in, and then brought to what they came for. */
function Turned() {
  const state = useAppStateSource();
  const { pathname, search } = useLocation();
  useEffect(() => {
    rememberWayBack(pathname + search);
    askToSignIn(state);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for the address one came to
  }, []);
  return <Navigate to={links.home()} replace />;
}

/** Lets in whom the page is for; the others go home. Nobody is sent away before it is known who they are. */
export function RouteGuard({ guard = 'none', children }: { guard?: PageEntry['guard']; children: ReactNode }) {
  const { session } = useAppState();
  const wasIn = useRef(false);
  useEffect(() => {
    wasIn.current = session.status === 'user';
  }, [session.status]);
  if (guard === 'none' || session.status === (guard === 'guest' ? 'guest' : 'user')) return children;
  if (session.status === 'unknown') return <PageSkeleton />;
  // Who has just signed out wants to leave, not to come back.
  // eslint-disable-next-line react-hooks/refs -- what was shown before decides where it goes on
  return guard === 'signed-in' && !wasIn.current ? <Turned /> : <Navigate to={links.home()} replace />;
}
