import type { Poi, PoiDetails } from '@tabi/shared/contracts/places';
import { clockText, dayIn } from '@tabi/shared/format';
import { closedDays, daylightAt } from '@tabi/planner';
import { factsOfPlace } from '@tabi/posters';
import { presentPhoto } from '../../pictures/photo-presenter.ts';
import { galleryOf, pictureOf } from '../../pictures/picture-presenter.ts';
import { presentRating } from '../ratings/rating-row.ts';
import { presentTag } from '../tags/presenter.ts';
import { weekText } from './domain/hours-text.ts';
import type { PoiDetailsRow, PoiRow } from './place-row.ts';

const presented = new WeakMap<PoiRow, Poi>();

/** Once for a row: those in memory are shown again and again. */
export function presentPoi(row: PoiRow): Poi {
  const known = presented.get(row) ?? presentAnew(row);
  presented.set(row, known);
  return known;
}

function presentAnew(row: PoiRow): Poi {
  const facts = factsOfPlace(row);
  const [photo] = row.photos;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    local_name: row.local_name,
    kind: row.kind,
    snippet: row.snippet,
    image: photo ? presentPhoto(photo, 'wide', 960) : pictureOf('place', facts, 'wide', 960),
    mediumCover: photo ? presentPhoto(photo, 'card', 640) : pictureOf('place', facts, 'card', 640),
    lat: row.lat,
    lng: row.lng,
    location_id: row.location_id,
    location_slug: row.location_slug,
    location_name: row.location_name,
    tags: row.tags.map(presentTag),
    importance: row.importance,
    visit_minutes: row.visit_minutes,
    day_trip: row.day_trip,
    price:
      row.price_amount === null
        ? null
        : { amount: row.price_amount, currency: row.price_currency, year: row.price_year },
    ...presentRating(row),
  };
}

function presentSun({ lat, lng, time_zone }: PoiDetailsRow, now: Date): PoiDetails['sun'] {
  const date = dayIn(time_zone, now);
  const sun = daylightAt({ lat, lng }, time_zone, date);
  return sun && { date, rises: clockText(sun.sunrise), sets: clockText(sun.sunset) };
}

/** A season is told by its two ends, not by each of its days again. */
function datesBesides({ closed_dates, closures }: PoiDetailsRow): string[] {
  const told = new Set(closedDays({ closed_dates: [], closures }));
  return closed_dates.filter((date) => !told.has(date));
}

export function presentPoiDetails(row: PoiDetailsRow, now: Date): PoiDetails {
  const plain = presentPoi(row);
  return {
    ...plain,
    description: row.description,
    // What is there comes before how we draw it.
    images: [
      ...row.photos.map((photo) => presentPhoto(photo, 'gallery', 1024)),
      ...galleryOf('place', factsOfPlace(row)),
    ],
    website: row.website,
    country: { name: row.country_name, slug: row.country_slug, code: row.country_code },
    time_zone: row.time_zone,
    opening_hours: weekText(row.hours),
    hours_source: row.hours_source,
    hours_note: row.hours_note,
    best_time: row.best_time,
    setting: row.setting,
    light: row.light,
    sun: presentSun(row, now),
    night: row.night,
    booking_needed: row.booking_needed,
    closures: row.closures,
    closed_dates: datesBesides(row),
    whole: row.whole,
    parts: row.parts,
    checked: row.checked,
  };
}
