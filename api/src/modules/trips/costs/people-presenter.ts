import type { CostPerson } from '@tabi/shared/contracts/trip-costs';
import type { Viewer } from '../../../http/viewer.ts';
import { ownsTrip } from '../core/policy.ts';
import type { TripRow } from '../core/trip-row.ts';
import type { PersonRow } from './people-repository.ts';

const unnamed = { visitor: 'The owner', account: 'Someone who left', named: 'Someone' };

const isMe = ({ kind, user_id }: PersonRow, trip: TripRow, viewer: Viewer): boolean =>
  kind === 'visitor'
    ? trip.visitor_uuid !== null && trip.visitor_uuid === viewer.visitor && ownsTrip(trip, viewer)
    : user_id !== null && user_id === viewer.user?.id;

/** Everybody who takes part, and who has left and still is in the sums. */
export const presentPeople = (rows: readonly PersonRow[], trip: TripRow, viewer: Viewer): CostPerson[] =>
  rows
    .filter(({ here, used }) => here || used)
    .map((row) => ({
      id: row.id,
      name: row.name ?? unnamed[row.kind],
      kind: row.kind,
      me: isMe(row, trip, viewer),
      here: row.here,
    }));
