import { useApi, useApiClient } from '@tabi/shared/data';
import { showFailure, useAppStateSource } from '@tabi/shared/state';
import { Button } from '@tabi/shared/ui';
import { useState } from 'react';
import styles from './auth.module.css';
import { hasWayBack, rememberWayBack } from './way-back.ts';

/** Sign in with an account that one has elsewhere; comes back to this page. Nothing while no provider is configured. */
export function SocialButtons({ leave = (url: string) => window.location.assign(url) }) {
  const { data } = useApi('GET /api/oauth', {}, { background: true });
  const api = useApiClient();
  const state = useAppStateSource();
  const [leaving, setLeaving] = useState(false);
  const providers = data?.results ?? [];
  if (providers.length === 0) return null;
  const go = async (provider: string) => {
    setLeaving(true);
    try {
      const { results } = await api.call('GET /api/oauth/{provider}', { params: { provider } }, { background: true });
      // A private page that one was turned away from is where one wants to.
      if (!hasWayBack()) rememberWayBack();
      leave(results.url);
    } catch (problem) {
      setLeaving(false);
      showFailure(state, problem);
    }
  };
  return (
    <>
      <div className={styles['social']}>
        {providers.map(({ name, label }) => (
          <Button key={name} wide disabled={leaving} onClick={() => void go(name)}>
            Continue with {label}
          </Button>
        ))}
      </div>
      <p className={styles['or']}>or with your e-mail</p>
    </>
  );
}
