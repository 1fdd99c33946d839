import { useLocation } from '@tabi/shared/router';
import { useEffect } from 'react';
import { tellWorker } from './tell-worker.ts';

/** Milliseconds: pages that are only passed through are not worth keeping. */
const lookedAtAfter = 2_000;

/** Tells the worker which pages were looked at: moving between them asks for no document that it would see. */
export function useSeenPages(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const tell = () => tellWorker({ kind: 'seen', page: window.location.href, parts: [] });
    const timer = setTimeout(tell, lookedAtAfter);
    return () => clearTimeout(timer);
  }, [pathname, search]);
}
