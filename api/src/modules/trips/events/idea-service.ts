import type { ApiContext } from '../../../ports/context.ts';
import { invalid, notFound } from '../../../http/http-error.ts';
import { locations } from '../../catalogue/destinations/repository.ts';
import { pois } from '../../catalogue/places/repository.ts';
import { changeTrip, type Change } from '../core/change-service.ts';
import { isUuid, trips } from '../core/repository.ts';
import { storedAmount } from '../core/domain/costs.ts';
import { nothingNoted } from '../core/domain/noted.ts';
import type { IdeaRow, Noted } from '../core/trip-row.ts';
import { ideas } from './idea-repository.ts';
import { dayEvents } from './repository.ts';

/**
 * Which trip and which of its destinations are meant.
 * @param destination a stay of a trip, which is enough by itself, or a destination's id or slug together with a trip
 */
async function meant({ pool }: ApiContext, destination: string, trip: string | undefined) {
  if (isUuid(destination)) {
    const part = await dayEvents.partOf(pool, destination);
    if (part) return { trip: part.trip_id, locationId: part.location_id };
  }
  const location = await locations.find(pool, destination);
  if (!location) throw notFound();
  if (!trip) throw invalid('trip_id', 'Say which trip the place is for.');
  return { trip, locationId: location.id };
}

interface Idea {
  destination: string;
  trip: string | undefined;
  poi: string;
}

async function changeIdeas(
  context: ApiContext,
  { ifMatch, viewer }: Change,
  { destination, trip, poi }: Idea,
  noted: Noted | null,
): Promise<IdeaRow[]> {
  const { locationId, ...which } = await meant(context, destination, trip);
  const { result } = await changeTrip(context, { viewer, ifMatch, trip: which.trip }, 'edit', async (db, { id }) => {
    const parts = await trips.destinations(db, [id]);
    if (!parts.some((part) => part.id === locationId)) throw notFound();
    const place = await pois.find(db, poi);
    if (!place || place.location_id !== locationId)
      throw noted ? invalid('poi_id', 'This place is not in that destination.') : notFound();
    if (noted && (await dayEvents.isVisited(db, id, place.id)))
      throw invalid('poi_id', `${place.name} is on your days already.`, 'on-trip-already');
    if (noted) await ideas.keep(db, id, { ...noted, place_id: place.id, reason: null });
    else await ideas.take(db, id, [place.id]);
    return {
      kind: noted ? 'idea-added' : 'idea-removed',
      data: { poi_id: place.id },
      result: await trips.ideas(db, id),
    };
  });
  return result;
}

interface Said {
  amount_minor?: number | undefined;
  currency?: string | undefined;
  custom_fields?: Record<string, unknown> | undefined;
}

/** @throws HttpError 422 for an amount that says no currency */
export function notedIn({ amount_minor, currency, custom_fields = {} }: Said): Noted {
  if (amount_minor === undefined) return { ...nothingNoted, chosen: true, custom_fields };
  if (currency === undefined) throw invalid('currency', 'Say in which currency it is.');
  const money = currency.toUpperCase();
  return { ...storedAmount({ amount_minor }, money), currency: money, chosen: true, custom_fields };
}

export const addIdea = (context: ApiContext, change: Change, idea: Idea, noted: Noted): Promise<IdeaRow[]> =>
  changeIdeas(context, change, idea, noted);
export const removeIdea = (context: ApiContext, change: Change, idea: Idea): Promise<IdeaRow[]> =>
  changeIdeas(context, change, idea, null);
