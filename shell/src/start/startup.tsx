import { useApiClient } from '@tabi/shared/data';
import { useNavigate } from '@tabi/shared/router';
import { useAppStateSource } from '@tabi/shared/state';
import { useEffect } from 'react';

/** What happens once a page has come to life. */
export function Startup() {
  const state = useAppStateSource();
  const api = useApiClient();
  const navigate = useNavigate();
  useEffect(() => {
    const go = (event: Event) => navigate((event as CustomEvent<string>).detail);
    window.addEventListener('tabi:go', go);
    return () => window.removeEventListener('tabi:go', go);
  }, [navigate]);
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'yes';
    api.call('GET /api/features', undefined, { background: true }).then(
      ({ results }) => {
        state.features = results;
      },
      () => undefined,
    );
  }, [api, state]);
  return null;
}
