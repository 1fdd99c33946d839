import type { BestTime } from '../vocabulary.ts';

/** Pure: the light that a tour sets out in. `minute` is after midnight. */
export function lightAt(minute: number): BestTime {
  const hour = (minute % 1440) / 60;
  if (hour < 4) return 'night';
  if (hour < 7.5) return 'early-morning';
  if (hour < 11) return 'morning';
  if (hour < 14) return 'midday';
  if (hour < 16.5) return 'afternoon';
  if (hour < 18.5) return 'sunset';
  return hour < 21 ? 'evening' : 'night';
}
