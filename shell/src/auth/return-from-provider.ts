import { ApiError, useApiClient } from '@tabi/shared/data';
import { useNavigate } from '@tabi/shared/router';
import { askForSecondFactor, showAlert, useAppStateSource } from '@tabi/shared/state';
import { useEffect } from 'react';
import { beginSession } from '../start/session.ts';
import { rememberUntold } from '../start/untold-logout.ts';
import { takeWayBack } from './way-back.ts';

/** Why it did not work, in words; nothing where the person said no themselves. */
const words: Partial<Record<string, string>> = {
  expired: 'It took too long, or began in another browser. Try again.',
  'no-email': 'That account told us no e-mail address, and we need one. Sign in another way.',
  'account-exists': 'This address has an account already. Sign in with its password once, and the two are linked.',
  failed: 'The other side did not answer as it should. Try again, or sign in another way.',
};

/** Pages whose addresses carry tokens of their own: an invitation’s, and that of a list which is shared. */
const withTokens = /^\/(itinerary|my-wishlist\/shared)\//;

/** Pure: what a provider sent back with the visitor, and the address without it. */
export function readReturn(search: string): { token: string | null; error: string | null; rest: string } {
  const query = new URLSearchParams(search);
  const [token, error] = [query.get('token'), query.get('error')];
  query.delete('token');
  query.delete('error');
  const rest = query.toString();
  return { token, error, rest: rest ? `?${rest}` : '' };
}

/**
 * Somebody comes back from signing in elsewhere: with a token they are signed in and go on where they were, with an
 * error they go on as guests. Either way it leaves the address bar at once.
 */
export function useReturnFromProvider(): void {
  const state = useAppStateSource();
  const api = useApiClient();
  const navigate = useNavigate();
  useEffect(() => {
    const { pathname, search } = window.location;
    const { token, error, rest } = readReturn(search);
    if ((!token && !error) || withTokens.test(pathname)) return;
    const goTo = (path: string) => void navigate(path, { replace: true });
    const goOn = () => goTo(takeWayBack() ?? pathname + rest);
    window.history.replaceState(window.history.state, '', pathname + rest);
    if (!token) {
      const text = words[error ?? ''];
      if (text) showAlert(state, { title: 'Oops!', text });
      return goOn();
    }
    // A session that was to be ended is replaced now, and the new one is not to be ended in its place.
    rememberUntold(false);
    api.call('GET /api/oauth/authenticateUser/{x}', { params: { x: token } }, { background: true }).then(
      ({ results }) => {
        beginSession(state, results);
        goOn();
      },
      (problem: Error) => {
        if (problem instanceof ApiError && problem.code === 'second-factor') {
          askForSecondFactor(state);
          // Not signed in yet: a private page would turn them away and ask anew. The dialog takes the way back.
          return goTo(pathname + rest);
        }
        showAlert(state, { title: 'Oops!', text: problem.message });
        goOn();
      },
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for the address the page was opened with
  }, []);
}
