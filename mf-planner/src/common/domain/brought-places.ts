import type { BroughtPlace, WantedPlace } from '@tabi/shared/contracts/trip-imports';
import type { Trip } from '@tabi/shared/contracts/trips';
import { plural } from '@tabi/shared/format';
import { operation, type Operation } from './operations.ts';

/** Bytes: what the server takes, with room for how it travels. */
export const mostBytes = 2_000_000;

/** What the traveller has chosen of one place; the day counts for a stop of one's own alone. */
export type Choice = { keep: boolean; date: string };

const isLeft = ({ becomes }: BroughtPlace) => becomes === 'left';

/** As the server would do it; what it would leave out can be put on any day. */
export const firstChoices = (places: readonly BroughtPlace[], { startDate }: Pick<Trip, 'startDate'>): Choice[] =>
  places.map((place) => ({
    keep: place.becomes === 'idea' || place.becomes === 'stop',
    date: place.date ?? startDate,
  }));

/** Whether the traveller says which day a place is for. */
export const hasDay = (place: BroughtPlace): boolean => place.becomes === 'stop' || isLeft(place);

/** What would become of a place, in a line. */
export function becomesWords({ name, becomes, poi, why }: BroughtPlace): string {
  const called = poi && poi.name !== name ? ` We call it ${poi.name}.` : '';
  if (becomes === 'idea') return `Becomes one of your ideas.${called}`;
  if (becomes === 'there') return `On your trip already.${called}`;
  if (why === 'far') return 'Far from where your trip goes: it is left out unless you choose it.';
  if (why === 'full') return 'No day near it has room: it is left out unless you choose it.';
  return 'Becomes a stop of your own.';
}

export const wantedOf = (places: readonly BroughtPlace[], choices: readonly Choice[]): WantedPlace[] =>
  places.flatMap((place, nth) => {
    const choice = choices[nth];
    if (!choice?.keep || place.becomes === 'there') return [];
    return [{ nth, date: hasDay(place) ? choice.date : null }];
  });

/** @param file its bytes as base64 */
export const bringPlaces = ({ id }: Trip, file: string, take: WantedPlace[]): Operation =>
  operation(
    'POST /api/trips/{id}/places',
    { params: { id }, body: { file, keep: true, take } },
    { words: `${plural(take.length, 'place')} brought in` },
  );
