import type { Trip, TripEvent, TripSummary } from '@tabi/shared/contracts/trips';
import type { Viewer } from '../../http/viewer.ts';
import { factsOfLocation, pictureOf } from '../art/picture-presenter.ts';
import type { PoiRow } from '../pois/poi-row.ts';
import { presentPoi } from '../pois/presenter.ts';
import { canManageTrip } from './policy.ts';
import type { EventRow, TripDestinationRow, TripRow } from './trip-row.ts';

const presentDestination = (row: TripDestinationRow): Trip['destinations'][number] => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  country_name: row.country_name,
  time_zone: row.time_zone,
  cover: pictureOf('destination', factsOfLocation(row), 'wide', 960),
  lat: row.lat,
  lng: row.lng,
  startDate: row.start_date,
  endDate: row.end_date,
});

export const presentPlanAnswer = ({ id, slug, status, message }: TripRow) => ({ id, slug, status, message });

export const presentTrip = (
  trip: TripRow,
  destinations: TripDestinationRow[],
  ideas: (PoiRow & { reason: string | null })[],
  viewer: Viewer,
): Trip => ({
  ...presentPlanAnswer(trip),
  title: trip.title,
  uuid: trip.visitor_uuid === viewer.visitor ? trip.visitor_uuid : null,
  startDate: trip.start_date,
  endDate: trip.end_date,
  startTime: trip.start_time,
  endTime: trip.end_time,
  tripPace: trip.trip_pace,
  theme: trip.theme,
  preferredTypes: trip.preferred_types,
  destinations: destinations.map(presentDestination),
  contributors: trip.contributors,
  canManage: canManageTrip(trip, viewer),
  locked: trip.locked,
  version: trip.version,
  side_pois: ideas.map((idea) => ({ ...presentPoi(idea), reason: idea.reason })),
});

export const presentSummary = (
  trip: TripRow & { stop_count: number },
  destinations: TripDestinationRow[],
  viewer: Viewer,
): TripSummary => ({
  id: trip.id,
  slug: trip.slug,
  title: trip.title,
  status: trip.status,
  startDate: trip.start_date,
  endDate: trip.end_date,
  canManage: canManageTrip(trip, viewer),
  locked: trip.locked,
  destinations: destinations.filter(({ trip_id }) => trip_id === trip.id).map(presentDestination),
  stop_count: trip.stop_count,
});

export function presentEvent(row: EventRow): TripEvent {
  const base = {
    id: row.event_id,
    trip_id: row.trip_id,
    destination_id: row.location_id,
    title: row.title,
    date: row.date,
    start: row.starts_at,
    end: row.ends_at,
    amount: row.amount,
    custom_fields: row.custom_fields,
  };
  if (row.type === 'hop') {
    const travel_mode = row.travel_mode as Extract<TripEvent, { type: 'hop' }>['travel_mode'];
    const source = (row.travel_source ?? 'estimate') as Extract<TripEvent, { type: 'hop' }>['source'];
    return { ...base, type: 'hop', travel_mode, minutes: row.minutes ?? 0, metres: row.metres ?? 0, source };
  }
  if (row.type === 'meal') return { ...base, type: 'meal', meal: row.meal === 'dinner' ? 'dinner' : 'lunch' };
  if (row.type === 'custom' || row.place_id === null) return { ...base, type: 'custom' };
  const poi = presentPoi({ ...row, id: row.place_id });
  const { hours_that_day, open, reason } = row;
  return {
    ...base,
    type: 'visit',
    poi_id: poi.id,
    poi,
    hours_that_day: hours_that_day ?? '',
    open: open ?? true,
    reason,
  };
}
