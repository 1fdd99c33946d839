import { useKeepAnswer } from '@tabi/shared/data';
import type { Trip } from '@tabi/shared/contracts/trips';
import { useLocation, useNavigate } from '@tabi/shared/router';
import { useEffect } from 'react';

type Opened = { results: Trip; invitation?: { email: string } | undefined };

/**
 * Once a link's token has opened the trip, and nobody is asked whether they join, it leaves the address, whichever tab it led to: who
 * copies the address gives nothing away.
 */
export function useTokenGone(id: string, opened: Opened | undefined): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const keep = useKeepAnswer();
  useEffect(() => {
    const rest = new URLSearchParams(search);
    if (!opened || opened.invitation || !rest.has('token')) return;
    rest.delete('token');
    keep('GET /api/trips/{id}', { params: { id }, query: {} }, opened);
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true });
  }, [id, opened, pathname, search, hash, navigate, keep]);
}
