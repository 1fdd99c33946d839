import { travelWords } from '@tabi/shared/format';
import type { TravelMode } from '@tabi/shared/contracts/trips';

/** Where a way leads from and to, keyed as the columns of `trip_events`; all null to what is no way. */
export interface HopEnds {
  /** Null: the middle of the destination. */
  from_place_id: number | null;
  to_place_id: number | null;
  /** The stay that a day's first way leaves, and the one that its last leads to; null to all others. */
  from_stay_id: string | null;
  to_stay_id: string | null;
  /** The destination that a transfer comes from; null to a way inside one. It ends in `location_id`. */
  from_location_id: number | null;
  /** What luggage and checking in take after a transfer; 0 to all else. */
  settle_minutes: number;
}

export const noEnds: HopEnds = {
  from_place_id: null,
  to_place_id: null,
  from_stay_id: null,
  to_stay_id: null,
  from_location_id: null,
  settle_minutes: 0,
};

/** Pure: the way from one city to the next, which no stop of its day explains. */
export const isTransfer = (event: Pick<HopEnds, 'from_location_id'>): boolean => event.from_location_id !== null;

/** Pure: `Walk to Nishiki Market`; `Walk back` without a name. */
export const wayTitle = (mode: TravelMode, to: string | null): string =>
  to === null ? `${travelWords[mode].way} back` : `${travelWords[mode].way} to ${to}`;
