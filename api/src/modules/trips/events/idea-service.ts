import type { IdeaState } from '@tabi/shared/contracts/trips';
import type { Db } from '@tabi/postgres';
import type { ApiContext } from '../../../ports/context.ts';
import { type HttpError, invalid, notFound } from '../../../http/http-error.ts';
import { findDestination } from '../../catalogue/destinations/service.ts';
import type { PoiRow } from '../../catalogue/places/place-row.ts';
import { findPlace } from '../../catalogue/places/service.ts';
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
async function meant(context: ApiContext, destination: string, trip: string | undefined) {
  if (isUuid(destination)) {
    const part = await dayEvents.partOf(context.pool, destination);
    if (part) return { trip: part.trip_id, locationId: part.location_id };
  }
  const location = await findDestination(context, destination);
  if (!location) throw notFound();
  if (!trip) throw invalid('trip_id', 'Say which trip the place is for.');
  return { trip, locationId: location.id };
}

interface Idea {
  destination: string;
  trip: string | undefined;
  poi: string;
}

/** What is done to one idea of a trip. @returns what happened, for those who look on */
type Act = (db: Db, tripId: string, place: PoiRow) => Promise<'idea-added' | 'idea-marked' | 'idea-removed'>;

async function changeIdeas(
  context: ApiContext,
  change: Change,
  { destination, trip, poi }: Idea,
  { act, elsewhere }: { act: Act; elsewhere: () => HttpError },
): Promise<IdeaRow[]> {
  const { locationId, ...which } = await meant(context, destination, trip);
  const { result } = await changeTrip(context, { ...change, trip: which.trip }, 'edit', async (db, { id }) => {
    const parts = await trips.destinations(db, [id]);
    if (!parts.some((part) => part.id === locationId)) throw notFound();
    const place = await findPlace(context, poi);
    if (!place || place.location_id !== locationId) throw elsewhere();
    const kind = await act(db, id, place);
    return { kind, data: { poi_id: place.id }, result: await trips.ideas(db, id) };
  });
  return result;
}

/** How a state is stored. */
export const flagsOf = (state: IdeaState) => ({ chosen: state !== 'idea', been: state === 'been' });

interface Said {
  amount_minor?: number | undefined;
  currency?: string | undefined;
  custom_fields?: Record<string, unknown> | undefined;
  state: IdeaState;
}

/** @throws HttpError 422 for an amount that says no currency */
function notedIn({ amount_minor, currency, custom_fields = {} }: Said): Omit<Noted, 'chosen'> {
  if (amount_minor === undefined) return { ...nothingNoted, custom_fields };
  if (currency === undefined) throw invalid('currency', 'Say in which currency it is.');
  const money = currency.toUpperCase();
  return { ...storedAmount({ amount_minor }, money), currency: money, custom_fields };
}

export async function addIdea(context: ApiContext, change: Change, idea: Idea, said: Said): Promise<IdeaRow[]> {
  const noted = { ...notedIn(said), ...flagsOf(said.state) };
  return changeIdeas(context, change, idea, {
    elsewhere: () => invalid('poi_id', 'This place is not in that destination.'),
    act: async (db, tripId, place) => {
      if (await dayEvents.isVisited(db, tripId, place.id))
        throw invalid('poi_id', `${place.name} is on your days already.`, 'on-trip-already');
      await ideas.keep(db, tripId, { ...noted, place_id: place.id, reason: null });
      return 'idea-added';
    },
  });
}

export const markIdea = (context: ApiContext, change: Change, idea: Idea, state: IdeaState): Promise<IdeaRow[]> =>
  changeIdeas(context, change, idea, {
    elsewhere: notFound,
    act: async (db, tripId, { id }) => {
      if ((await ideas.mark(db, tripId, id, flagsOf(state))) === 0) throw notFound();
      return 'idea-marked';
    },
  });

export const removeIdea = (context: ApiContext, change: Change, idea: Idea): Promise<IdeaRow[]> =>
  changeIdeas(context, change, idea, {
    elsewhere: notFound,
    act: async (db, tripId, { id }) => {
      await ideas.take(db, tripId, [id]);
      return 'idea-removed';
    },
  });
