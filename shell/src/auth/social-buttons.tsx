import type { AnswerOf } from '@tabi/shared/contracts';
import { useApiClient } from '@tabi/shared/data';
import { showFailure, useAppStateSource } from '@tabi/shared/state';
import { Button } from '@tabi/shared/ui';
import { useState } from 'react';
import { hasWayBack, rememberWayBack } from './way-back.ts';

type Props = { providers: AnswerOf<'GET /api/oauth'>['results']; leave?: (url: string) => void };

/** Sign in with an account that one has elsewhere; comes back to this page. */
export function SocialButtons({ providers, leave = (url) => window.location.assign(url) }: Props) {
  const api = useApiClient();
  const state = useAppStateSource();
  const [leaving, setLeaving] = useState(false);
  const go = async (provider: string) => {
    if (leaving) return;
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
      {providers.map(({ name, label }) => (
        <Button key={name} wide aria-disabled={leaving} onClick={() => void go(name)}>
          Continue with {label}
        </Button>
      ))}
    </>
  );
}
