import type { DaysChange, SlotOption } from '@tabi/shared/contracts/trip-changes';
import type { SlotChoice, SuggestedInput } from '@tabi/shared/contracts/trip-events';
import type { ApiContext } from '../../../ports/context.ts';
import { invalid } from '../../../http/http-error.ts';
import type { Change } from '../core/change-service.ts';
import { notedOf, withNoted } from '../core/domain/noted.ts';
import { presentEvent } from '../core/presenter.ts';
import { findTrip } from '../core/find-service.ts';
import { showTrip } from '../core/show-service.ts';
import type { PlannablePlace } from '../../catalogue/places/domain/plannable-place.ts';
import { costlyFits, fitWithout, freeFits, groundOf, visitOn, type Fit } from './fit-service.ts';
import { fitsIf, slotWords } from './domain/slot-words.ts';
import { warningsOf } from './domain/warnings.ts';
import { editDays, type Days, type Edit } from './edit-service.ts';
import { placeOf } from './event-service.ts';
import { ideas } from './idea-repository.ts';

/** There is no room without something leaving: the traveller chooses. Thrown, so that nothing is stored. */
class ChoiceNeeded extends Error {
  constructor(readonly fits: Fit[]) {
    super('The place needs room.');
  }
}

const fitsNowhere = ({ name }: PlannablePlace, when = 'into none of your days. Make room on one, or add a day') =>
  invalid('poi_id', `${name} fits ${when}.`, 'fits-no-day');

/** The fit stored: what made room becomes an idea, with all that was noted of it. */
async function taken({ db, trip }: Days, place: PlannablePlace, { event, events, dropped }: Fit): Promise<Edit> {
  for (const gone of [...dropped].reverse())
    if (gone.place_id !== null)
      await ideas.keep(db, trip.id, {
        ...notedOf(gone),
        place_id: gone.place_id,
        reason: `Made room for ${place.name}`,
      });
  const [idea] = await ideas.take(db, trip.id, [place.id]);
  const added = withNoted(event, idea);
  return {
    kind: 'event-added',
    events: events.map((other) => (other.id === added.id ? added : other)),
    dates: [added.date],
    eventId: added.id,
    why: slotWords(
      added,
      events,
      dropped.map(({ title }) => title),
    ),
  };
}

/** @throws HttpError 422 where what is to make room is no place of that day, or is not enough */
async function chosenFit(days: Days, place: PlannablePlace, { date, drop }: SlotChoice): Promise<Fit> {
  const named = days.events.filter(({ id }) => drop.includes(id));
  if (named.length < drop.length || named.some((event) => event.type !== 'visit' || event.date !== date))
    throw invalid(
      'option',
      'One of these places is not on that day any more. Look at the day as it is now, and choose again.',
    );
  const ground = await groundOf(days);
  const fit = await fitWithout(ground, { ...visitOn(ground, place, date), chosen: true }, named);
  if (!fit) throw fitsNowhere(place, 'into that day no more. Choose another one');
  return fit;
}

const optionOf = ({ event, dropped }: Fit): SlotOption => ({
  date: event.date,
  start: event.starts_at,
  end: event.ends_at,
  drop: dropped.map(({ id, place_id, title }) => ({ event_id: id, poi_id: place_id ?? 0, title })),
  words: fitsIf(
    event,
    dropped.map(({ title }) => title),
  ),
});

/** The days as they are, with what could be done. */
async function unchanged(context: ApiContext, { viewer, trip: idOrSlug }: Change, fits: Fit[]): Promise<DaysChange> {
  const { pool } = context;
  const trip = await findTrip(context, viewer, idOrSlug);
  const options = fits.map(optionOf);
  const { trip: shown, rows, stored } = await showTrip(pool, trip, viewer);
  return {
    version: trip.version,
    event_id: null,
    why: options.map(({ words }) => words).join(' '),
    trip: shown,
    events: rows.map(presentEvent),
    warnings: warningsOf(trip, stored.events),
    options,
  };
}

/**
 * Puts a place where it fits and nothing has to leave; else, and when only asked, answers where it could go and what would have
 * to become an idea. With one of these options the place goes there.
 */
export async function addSuggested(context: ApiContext, change: Change, wish: SuggestedInput): Promise<DaysChange> {
  try {
    return await editDays(context, change, async (days) => {
      const place = await placeOf(days, wish.poi_id);
      if (days.events.some((event) => event.type === 'visit' && event.place_id === place.id))
        throw invalid('poi_id', `${place.name} is on your trip already.`, 'on-trip-already');
      if (wish.option) return taken(days, place, await chosenFit(days, place, wish.option));
      const ground = await groundOf(days);
      const visit = { ...visitOn(ground, place, days.trip.start_date), chosen: true };
      const free = await freeFits(ground, visit, wish.ask ? Infinity : 1);
      const [first] = free;
      if (first && !wish.ask) return taken(days, place, first);
      const on = free.map(({ event }) => event.date);
      const fits = [...free, ...(await costlyFits(ground, visit, on))];
      if (fits.length === 0) throw fitsNowhere(place);
      throw new ChoiceNeeded(fits);
    });
  } catch (error) {
    if (error instanceof ChoiceNeeded) return unchanged(context, change, error.fits);
    throw error;
  }
}
