import { useApiClient } from '@tabi/shared/data';
import { listen } from '@tabi/shared/events';
import { useAppStateSource } from '@tabi/shared/state';
import { useEffect } from 'react';
import { useReturnFromProvider } from '../auth/return-from-provider.ts';
import type { Redirects } from '../routes/redirects.ts';
import { useRedirects } from '../routes/use-redirects.ts';
import { useSearchKeys } from '../search/search-keys.ts';
import { comeFromBefore } from '../web-app/come-from-before.ts';
import { useSeenPages } from '../web-app/use-seen-pages.ts';
import { useShortcut } from '../web-app/use-shortcut.ts';
import { whenIdle } from '../web-app/when-idle.ts';
import { findFeatures } from './find-features.ts';
import { keepTheme } from './keep-theme.ts';
import { keepSettings } from './keep-settings.ts';
import { saveSettings } from './save-settings.ts';
import { wasSignedIn } from './signed-in-before.ts';
import { findSession, forgetSession, leaveUntold } from './session.ts';
import { showSettings } from './show-settings.ts';
import { tellInteractions } from './tell-interactions.ts';
import { tellLogOut } from './untold-logout.ts';
import { useArrival } from './use-arrival.ts';
import { beginVisit } from './visit.ts';

/** What happens once a page has come to life. */
export function Startup({ redirects }: { redirects: Redirects }) {
  const state = useAppStateSource();
  const api = useApiClient();
  useRedirects(redirects);
  useSearchKeys();
  useReturnFromProvider();
  useShortcut();
  useSeenPages();
  useArrival();
  useEffect(() => keepTheme(state), [state]);
  useEffect(() => showSettings(state), [state]);
  useEffect(() => comeFromBefore(state), [state]);
  useEffect(() => listen('account:session-begun', () => void findSession(state, api, true)), [api, state]);
  useEffect(() => listen('account:session-ended', () => forgetSession(state)), [state]);
  useEffect(() => listen('account:logout-failed', () => leaveUntold(state)), [state]);
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'yes';
    const settings = keepSettings(state, (chosen) => void saveSettings(state, api, chosen));
    void findSession(state, api, wasSignedIn());
    void tellLogOut(api);
    // Nobody waits for this, and the page may still be coming to life part by part. A page with a switch asks for itself.
    let leave: (() => void) | null = () => undefined;
    whenIdle(() => {
      if (!leave) return;
      void findFeatures(state, api);
      const leaveVisit = beginVisit(state, api, settings.adopt);
      const stopTelling = tellInteractions(state, api);
      leave = () => {
        leaveVisit();
        stopTelling();
      };
    });
    return () => {
      settings.stop();
      leave?.();
      leave = null;
    };
  }, [api, state]);
  return null;
}
