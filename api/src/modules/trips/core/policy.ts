import type { LinkShows } from '@tabi/shared/contracts/trip-sharing';
import type { TripRole } from '@tabi/shared/contracts/trips';
import { HttpError } from '../../../http/http-error.ts';
import type { Viewer } from '../../../http/viewer.ts';
import type { TripRow } from './trip-row.ts';

/** What somebody is to a trip; null sees nothing of it. `guest` says that they came by a link that still holds. */
export function roleOf(trip: TripRow, viewer: Viewer): TripRole | null {
  if (trip.visitor_uuid !== null && trip.visitor_uuid === viewer.visitor) return 'owner';
  const contributor = trip.contributors.find(({ id }) => id === viewer.user?.id);
  if (contributor) return contributor.is_owner ? 'owner' : 'contributor';
  return trip.guest ? 'guest' : null;
}

export const ownsTrip = (trip: TripRow, viewer: Viewer): boolean => roleOf(trip, viewer) === 'owner';
export const canSeeTrip = (trip: TripRow, viewer: Viewer): boolean => roleOf(trip, viewer) !== null;
/** Locked or not: a locked trip keeps its managers, and none of them can edit it. */
export const canManageTrip = (trip: TripRow, viewer: Viewer): boolean =>
  ['owner', 'contributor'].includes(roleOf(trip, viewer) ?? '');
export const canEditTrip = (trip: TripRow, viewer: Viewer): boolean => canManageTrip(trip, viewer) && !trip.locked;

/** What of a trip somebody sees besides its places and their hours. */
export type Sight = LinkShows;

/** Who plans the trip sees all of it, everybody else what the maker of the link has chosen. */
export const sightOf = (trip: TripRow, viewer: Viewer): Sight =>
  canManageTrip(trip, viewer)
    ? { notes: true, costs: true, stays: true }
    : { notes: trip.shows_notes, costs: trip.shows_costs, stays: trip.shows_stays };

/** What a change asks of the one who makes it. */
export type Permission =
  /** Owner or contributor, of a trip that is not locked. */
  | 'edit'
  /** Owner or contributor, locked or not. */
  | 'manage'
  /** Owner, locked or not. */
  | 'own';

/** @throws HttpError 403 for one who may see the trip and not do this */
export function authorize(trip: TripRow, viewer: Viewer, what: Permission): void {
  if (what === 'own') {
    if (!ownsTrip(trip, viewer)) throw new HttpError('owner-only', 'Only the owner of this trip can do that.');
    return;
  }
  if (!canManageTrip(trip, viewer))
    throw new HttpError('look-only', 'You can look at this trip. To change it, ask its owner for an invitation.');
  if (what === 'edit' && trip.locked)
    throw new HttpError('trip-locked', 'This trip is locked. Its owner can unlock it.');
}
