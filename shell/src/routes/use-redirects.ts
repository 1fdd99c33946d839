import { useLocation, useNavigate } from '@tabi/shared/router';
import { useEffect } from 'react';
import type { Redirects } from './redirects.ts';

/** What a page that is shown instead of another one knows of it. */
export type LedHere = {
  /** It was opened by the token of a link. */
  byLink: boolean;
};

/** The page takes the place of the one that cannot be shown: the way back leads to the one before, not to where it fails again. */
export function useRedirects(redirects: Redirects): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    const state: LedHere = { byLink: new URLSearchParams(search).has('token') };
    return redirects.attach((to) => void navigate(to, { replace: true, state }));
  }, [navigate, redirects, search]);
}
