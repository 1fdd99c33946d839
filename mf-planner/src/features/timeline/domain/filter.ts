import type { TripEvent } from '@tabi/shared/contracts/trips';
import type { Day } from '../../../common/domain/days.ts';

export const kinds = ['visit', 'meal', 'custom', 'stay'] as const;
type Kind = (typeof kinds)[number];

/** What of the days is shown; all of it where nothing is asked for. */
export type Filter = { kind: Kind | null; must: boolean; cost: boolean; words: string };

/** Its words in the address, so that a filtered timeline can be reloaded and sent. */
export function readFilter(search: URLSearchParams): Filter {
  const kind = kinds.find((one) => one === search.get('kind')) ?? null;
  return { kind, must: search.has('must'), cost: search.has('cost'), words: search.get('words') ?? '' };
}

/** The address with this filter, and with everything else that it said. */
export function withFilter(search: URLSearchParams, { kind, must, cost, words }: Filter): URLSearchParams {
  const next = new URLSearchParams(search);
  const said = { kind: kind ?? '', must: must ? '1' : '', cost: cost ? '1' : '', words };
  for (const [name, value] of Object.entries(said)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export const everything: Filter = { kind: null, must: false, cost: false, words: '' };

export const isFiltering = ({ kind, must, cost, words }: Filter): boolean =>
  kind !== null || must || cost || words.trim() !== '';

const noted = ({ custom_fields: { note, note_after } }: TripEvent): string =>
  [note, note_after].filter((text) => typeof text === 'string').join(' ');

const passes = (event: TripEvent, { kind, must, cost, words }: Filter): boolean =>
  event.type !== 'hop' &&
  (kind === null || event.type === kind) &&
  (!must || event.must === true) &&
  (!cost || (event.amount_minor ?? 0) > 0) &&
  `${event.title} ${noted(event)}`.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase());

/** The days that have something like that, each with nothing else. */
export const filtered = (days: readonly Day[], filter: Filter): Day[] =>
  days
    .map((day) => ({ ...day, rows: day.rows.filter((row) => 'event' in row && passes(row.event, filter)) }))
    .filter(({ rows }) => rows.length > 0);
