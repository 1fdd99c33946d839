import { useApiClient } from '@tabi/shared/data';
import { listen } from '@tabi/shared/events';
import { useNavigate } from '@tabi/shared/router';
import { useAppStateSource } from '@tabi/shared/state';
import { useEffect } from 'react';
import { useReturnFromProvider } from '../auth/return-from-provider.ts';
import type { Redirects } from '../routes/redirects.ts';
import { useSearchKeys } from '../search/search-keys.ts';
import { comeFromBefore } from '../web-app/come-from-before.ts';
import { useSeenPages } from '../web-app/use-seen-pages.ts';
import { useShortcut } from '../web-app/use-shortcut.ts';
import { findFeatures } from './find-features.ts';
import { keepTheme } from './keep-theme.ts';
import { wasSignedIn } from './preferences.ts';
import { findSession, forgetSession } from './session.ts';
import { beginVisit } from './visit.ts';

/** What happens once a page has come to life. */
export function Startup({ redirects }: { redirects: Redirects }) {
  const state = useAppStateSource();
  const api = useApiClient();
  const navigate = useNavigate();
  useSearchKeys();
  useReturnFromProvider();
  useShortcut();
  useSeenPages();
  useEffect(() => redirects.attach((to) => void navigate(to)), [navigate, redirects]);
  useEffect(() => keepTheme(state), [state]);
  useEffect(() => comeFromBefore(state), [state]);
  useEffect(() => listen('account:session-ended', () => forgetSession(state)), [state]);
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'yes';
    void findSession(state, api, wasSignedIn());
    void findFeatures(state, api);
    return beginVisit(state, api);
  }, [api, state]);
  return null;
}
