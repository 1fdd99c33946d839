import { useState, useSyncExternalStore } from 'react';
import type { Site } from '../contracts/site.ts';
import type { Credit } from './credits.ts';
import { followStreets, rememberStreets, wantsStreets } from './street-choice.ts';
import type { StreetsState } from './streets-button.tsx';

type Offered = NonNullable<Site['map']['streets']>;
/** What became of asking for them. */
export type StreetsOutcome = { credits: Credit[] } | { failed: true };

/** Whether streets are to be shown, and how that goes. */
export function useStreets(offered: Offered | null) {
  const wanted = useSyncExternalStore(followStreets, wantsStreets, () => false);
  const [outcome, setOutcome] = useState<StreetsOutcome | null>(null);
  const [turn, setTurn] = useState(0);
  const always = offered?.mode === 'always';
  const on = offered !== null && (always || wanted);
  const state = (): StreetsState => {
    if (!on) return 'off';
    if (!outcome) return 'loading';
    return 'failed' in outcome ? 'failed' : 'shown';
  };
  const again = () => {
    setOutcome(null);
    setTurn(turn + 1);
  };
  return {
    always,
    state: state(),
    credits: outcome && 'credits' in outcome && on ? outcome.credits : null,
    /** What is to be asked for; null: nothing. Another turn asks again. */
    styleUrl: on ? offered.style_url : null,
    archiveUrl: on ? offered.archive_url : null,
    turn,
    told: setOutcome,
    show: () => rememberStreets(true),
    hide: () => {
      setOutcome(null);
      rememberStreets(false);
    },
    again,
  };
}
