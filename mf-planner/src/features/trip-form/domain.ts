import { addDays, daysBetween } from '@tabi/shared/format';
import type { TripPreferences } from '@tabi/shared/contracts/trip-changes';
import type { TripInput } from '@tabi/shared/contracts/trips';
import {
  allChosen,
  idsOf,
  notChosen,
  rowsOf,
  type Chosen,
  type DestinationRow,
} from '../../common/domain/destination-rows.ts';

export type Draft = {
  source: { text: string; id: number | null };
  destinations: DestinationRow[];
  startDate: string;
  endDate: string;
  startTime: string;
  endTime: string;
  preferredTypes: string[];
  tripPace: 0 | 1 | 2;
  /** ISO 4217. */
  currency: string;
  /** Digits: whole units of `currency`. */
  amount: string;
};

/** Three days from the day after tomorrow, from home. `today` is the visitor's own day. */
export function newDraft(
  today: string,
  destinations: readonly Chosen[],
  { currency, home }: { currency: string; home: { id: number; name: string } | null },
): Draft {
  const startDate = addDays(today, 2);
  return {
    source: home ? { text: home.name, id: home.id } : { text: '', id: null },
    destinations: rowsOf(destinations),
    startDate,
    endDate: addDays(startDate, 2),
    startTime: '08:00',
    endTime: '22:00',
    preferredTypes: [],
    tripPace: 1,
    currency,
    amount: '',
  };
}

/** The form of a trip as it was filled in. */
export const draftOf = (saved: TripPreferences): Draft => ({
  source: { text: saved.source_name ?? '', id: saved.source_id },
  destinations: rowsOf(saved.destinations),
  startDate: saved.start_date,
  endDate: saved.end_date,
  startTime: saved.day_start_time,
  endTime: saved.day_end_time,
  preferredTypes: saved.preferred_types,
  tripPace: saved.trip_pace,
  currency: saved.currency ?? 'USD',
  amount: saved.amount === null ? '' : String(saved.amount),
});

export const dayCount = (draft: Pick<Draft, 'startDate' | 'endDate'>): number =>
  daysBetween(draft.startDate, draft.endDate);

/** The first day that may be chosen: today, or the first of a trip that has begun. */
export const firstDayOf = (today: string, begun?: Pick<Draft, 'startDate'>): string =>
  begun && begun.startDate < today ? begun.startDate : today;

/** What is wrong before it is sent, by field. */
export function problemsOf(draft: Draft, firstDay: string): Record<string, string> {
  const problems: Record<string, string> = {};
  if (!allChosen(draft.destinations)) problems['destinations'] = notChosen;
  if (!draft.startDate) problems['startDate'] = 'Choose the first day.';
  else if (draft.startDate < firstDay) problems['startDate'] = 'That day has passed. Choose today or a later day.';
  if (!draft.endDate) problems['endDate'] = 'Choose the last day.';
  if (draft.endTime <= draft.startTime) problems['endTime'] = 'The day must end after it starts.';
  return problems;
}

/** Budget accepts digits only. */
export const digitsOf = (text: string): string => text.replace(/[^0-9]/g, '').slice(0, 9);

/** Whether the second step says enough to plan by. */
export const wishesComplete = ({ currency, amount, preferredTypes }: Draft): boolean =>
  currency !== '' && Number(amount) > 0 && preferredTypes.length > 0;

/** What the first step asks; of the second one what a trip has without it. */
const placesAndDays = (draft: Draft) => ({
  source_id: draft.source.id,
  destination_ids: idsOf(draft.destinations),
  startDate: draft.startDate,
  endDate: draft.endDate,
  startTime: draft.startTime,
  endTime: draft.endTime,
  preferredTypes: draft.preferredTypes,
  tripPace: draft.tripPace,
});

export const inputOf = (draft: Draft): TripInput => ({
  ...placesAndDays(draft),
  ...(draft.amount === '' ? {} : { currency: draft.currency, amount: Number(draft.amount) }),
});

/** The same for a trip that is there, whose budget has a place of its own, to the cent. */
export const changeOf = (draft: Draft, trip: string): TripInput => ({ ...placesAndDays(draft), trip_id: trip });
