import type { HopEvent, TripEvent, VisitEvent } from '@tabi/shared/contracts/trips';
import {
  eachDay,
  formatDay,
  formatMinutes,
  formatMoney,
  formatTravelMode,
  openingHours,
  plural,
  type Formats,
} from '@tabi/shared/format';
import type { Booklet, BookletDay, BookletLine, BookletRow } from '../../../../ports/booklets/booklet.ts';
import type { Han } from '../../../../ports/booklets/font-files.ts';
import type { Pin } from './booklet-map.ts';
import { notesIn, pointOf, type SeenTrip } from './stops.ts';

/** The same as the days have on the screen, on light paper. */
const colours = ['#34497b', '#b23a27', '#1f7a66', '#8a5a0b', '#7b3f78', '#1b6c93', '#5b6b1f', '#a8325f'];

const hanByCountry: Record<string, Han> = {
  CN: 'sc',
  SG: 'sc',
  MY: 'sc',
  TW: 'tc',
  HK: 'tc',
  MO: 'tc',
  KR: 'kr',
  KP: 'kr',
};
/** Of a country without Han letters of its own it is Japan’s, which name most places in Latin letters beside them. */
export const hanOf = (country: string | undefined): Han => hanByCountry[country ?? ''] ?? 'jp';

/** A day without its map, and what the map is to show. */
export interface DrawnDay extends Omit<BookletDay, 'map'> {
  pins: Pin[];
}

const costOf = ({ amount_minor, currency }: TripEvent): string | null =>
  typeof amount_minor === 'number' && currency ? formatMoney(amount_minor, currency) : null;

const soft = (text: string): BookletLine => ({ tone: 'soft', text });
const notesOf = (event: TripEvent): BookletLine[] =>
  notesIn(event.custom_fields).map((text) => ({ tone: 'note', text }));

function hoursOf(visit: VisitEvent, { times }: Formats): BookletLine[] {
  if (visit.hours_that_day === '') return [];
  return [{ tone: visit.open ? 'open' : 'closed', text: times(openingHours(visit)) }];
}

function stopRow(event: VisitEvent, mark: number, formats: Formats): Partial<BookletRow> {
  const { poi, reason } = event;
  const about = reason ? formats.sentence(reason) : poi.snippet;
  return {
    kind: 'stop',
    mark: String(mark),
    local: poi.local_name,
    lines: [...hoursOf(event, formats), ...(about ? [soft(about)] : []), ...notesOf(event)],
  };
}

function wayRow(event: HopEvent, { distance, sentence }: Formats): Partial<BookletRow> {
  const { travel_mode, minutes, metres, hint } = event;
  const far = metres > 0 ? [soft(distance(metres))] : [];
  return {
    kind: 'way',
    title: `${formatTravelMode(travel_mode)}, ${formatMinutes(minutes)}`,
    lines: [...far, ...(hint ? [soft(sentence(hint))] : []), ...notesIn(event.custom_fields).map(soft)],
  };
}

function rowOf(event: TripEvent, mark: number, formats: Formats): BookletRow {
  const { time, sentence } = formats;
  const row: BookletRow = {
    kind: 'other',
    time: time(event.start),
    until: event.type === 'stay' ? '' : time(event.end),
    mark: null,
    title: event.type === 'stay' ? `Check in: ${event.title}` : event.title,
    local: null,
    lines: [...(event.type === 'meal' && event.hint ? [soft(sentence(event.hint))] : []), ...notesOf(event)],
    cost: costOf(event),
  };
  if (event.type === 'visit') return { ...row, ...stopRow(event, mark, formats) };
  return event.type === 'hop' ? { ...row, ...wayRow(event, formats) } : row;
}

function pinsOf(events: readonly TripEvent[]): Pin[] {
  const pins: Pin[] = [];
  let stops = 0;
  let onFoot = true;
  for (const event of events) {
    if (event.type === 'hop') onFoot = event.travel_mode === 'walk';
    const point = pointOf(event);
    if (!point) continue;
    const mark = event.type === 'visit' ? String(++stops) : null;
    pins.push({ lat: point.lat, lng: point.lng, mark, onFoot });
  }
  return pins;
}

function sumOf(events: readonly TripEvent[], { distance }: Formats): string {
  const stops = events.filter(({ type }) => type === 'visit').length;
  const metres = events.reduce(
    (sum, event) => sum + (event.type === 'hop' && event.travel_mode === 'walk' ? event.metres : 0),
    0,
  );
  const words = stops > 0 ? [plural(stops, 'stop')] : [];
  return [...words, ...(metres > 0 ? [`${distance(metres)} on foot`] : [])].join(' · ');
}

function rowsOf(events: readonly TripEvent[], formats: Formats): BookletRow[] {
  let stops = 0;
  return events.map((event) => rowOf(event, event.type === 'visit' ? ++stops : stops, formats));
}

/** The days of a trip in words. @param countries by destination, the code of its country */
export function daysOf(
  { trip, events }: SeenTrip,
  countries: ReadonlyMap<number, string>,
  formats: Formats,
): DrawnDay[] {
  const stays = events.flatMap((event) => (event.type === 'stay' ? [event] : []));
  return eachDay(trip.startDate, trip.endDate).map((date, index) => {
    const today = events.filter((event) => event.date === date);
    const there = trip.destinations.filter((city) => city.startDate <= date && date <= city.endDate);
    const cities = there.length > 0 ? there : trip.destinations.slice(0, 1);
    const bed = stays.findLast(({ start, end }) => start.slice(0, 10) <= date && date < end.slice(0, 10));
    return {
      number: index + 1,
      date: formatDay(date),
      place: cities.map(({ name }) => name).join(' → '),
      han: hanOf(countries.get(cities.at(-1)?.id ?? 0)),
      colour: colours[index % colours.length] ?? '#34497b',
      sum: sumOf(today, formats),
      notes: (trip.day_notes ?? []).filter((note) => note.date === date).map(({ text }) => formats.sentence(text)),
      rows: rowsOf(today, formats),
      bed: bed?.title ?? null,
      pins: pinsOf(today),
    };
  });
}

export type BookletList = Booklet['todos'][number];
