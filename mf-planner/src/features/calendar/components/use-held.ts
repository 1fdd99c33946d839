import type { TripEvent } from '@tabi/shared/contracts/trips';
import { useState } from 'react';
import { sameTimes, type Times } from '../domain/moves.ts';
import { spokenEvent, titleOf } from '../domain/words.ts';

export type Held = { event: TripEvent; times: Times; by: 'pointer' | 'keys' };

const timesOf = ({ start, end }: TripEvent): Times => ({ start, end });

/** What is in somebody's hand, where it would come to lie, and what is read out about it. */
export function useHeld(onMove: (event: TripEvent, times: Times) => void) {
  const [held, setHeld] = useState<Held | null>(null);
  const [said, setSaid] = useState('');

  const lift = (event: TripEvent, by: Held['by']) => {
    setHeld({ event, times: timesOf(event), by });
    if (by === 'keys')
      setSaid(
        `${titleOf(event)} is lifted. Up and down arrows change its time, left and right its day, with Shift how long it takes. Space drops it, Escape puts it back.`,
      );
  };
  const carry = (times: Times) => {
    if (!held || sameTimes(times, held.times)) return;
    setHeld({ ...held, times });
    setSaid(spokenEvent(titleOf(held.event), times));
  };
  const drop = () => {
    if (!held) return;
    setHeld(null);
    if (sameTimes(held.times, timesOf(held.event))) return setSaid(`${titleOf(held.event)} stays where it was.`);
    setSaid(`Dropped: ${spokenEvent(titleOf(held.event), held.times)}.`);
    onMove(held.event, held.times);
  };
  const putBack = () => {
    if (!held) return;
    setHeld(null);
    setSaid(`${titleOf(held.event)} is back at ${spokenEvent('', timesOf(held.event)).slice(2)}.`);
  };
  return { held, said, lift, carry, drop, putBack };
}
