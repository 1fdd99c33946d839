import { addDays, daysBetween } from '@tabi/shared/format';
import type { TripInput } from '@tabi/shared/contracts/trips';

export type Chosen = { id: number; name: string };
/** One row of the destinations: what is typed, and what was picked. */
export type DestinationRow = { key: number; text: string; chosen: Chosen | null };

export type Draft = {
  source: { text: string; id: number | null };
  destinations: DestinationRow[];
  startDate: string;
  endDate: string;
  startTime: string;
  endTime: string;
  preferredTypes: string[];
  tripPace: 0 | 1 | 2;
};

export const row = (key: number, chosen: Chosen | null = null): DestinationRow => ({
  key,
  text: chosen?.name ?? '',
  chosen,
});

/** Three days from the day after tomorrow. `today` is the visitor's own day. */
export function newDraft(today: string, destinations: readonly Chosen[]): Draft {
  const startDate = addDays(today, 2);
  return {
    source: { text: '', id: null },
    destinations: destinations.length > 0 ? destinations.map((chosen, index) => row(index, chosen)) : [row(0)],
    startDate,
    endDate: addDays(startDate, 2),
    startTime: '08:00',
    endTime: '22:00',
    preferredTypes: [],
    tripPace: 1,
  };
}

/** A start past the end takes the end along. */
export const withStart = (draft: Draft, startDate: string): Draft => ({
  ...draft,
  startDate,
  endDate: draft.endDate && draft.endDate < startDate ? startDate : draft.endDate,
});
/** An end before the start takes the start along; none, while what is written is no day, takes nothing. */
export const withEnd = (draft: Draft, endDate: string): Draft => ({
  ...draft,
  endDate,
  startDate: endDate && endDate < draft.startDate ? endDate : draft.startDate,
});

export const allChosen = (draft: Draft): boolean => draft.destinations.every(({ chosen }) => chosen !== null);
export const namesOf = (draft: Draft): string[] =>
  draft.destinations.flatMap(({ chosen }) => (chosen ? [chosen.name] : []));
export const dayCount = (draft: Draft): number => daysBetween(draft.startDate, draft.endDate);

/** What is wrong before it is sent, by field. */
export function problemsOf(draft: Draft): Record<string, string> {
  const problems: Record<string, string> = {};
  if (!allChosen(draft)) problems['destinations'] = 'Choose a destination from the list.';
  if (!draft.startDate) problems['startDate'] = 'Choose the first day.';
  if (!draft.endDate) problems['endDate'] = 'Choose the last day.';
  if (draft.endTime <= draft.startTime) problems['endTime'] = 'The day must end after it starts.';
  return problems;
}

export const inputOf = (draft: Draft): TripInput => ({
  source_id: draft.source.id,
  destination_ids: draft.destinations.flatMap(({ chosen }) => (chosen ? [chosen.id] : [])),
  startDate: draft.startDate,
  endDate: draft.endDate,
  startTime: draft.startTime,
  endTime: draft.endTime,
  preferredTypes: draft.preferredTypes,
  tripPace: draft.tripPace,
});
