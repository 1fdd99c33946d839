import type { Trip } from '@tabi/shared/contracts/trips';
import { aPlace, aTrip } from '@tabi/shared/testing';
import { shownWith } from './effects.ts';
import { backOf, type Operation } from './operations.ts';
import { removeIdea } from './place-operations.ts';

const stay = { id: 1, part_id: 'part-1', slug: 'kyoto', name: 'Kyoto' } as Trip['destinations'][number];

it('an idea that is taken off comes back with its cost and what was noted of it', () => {
  const noted = { amount_minor: 1250, currency: 'USD', custom_fields: { note: 'By boat' } };
  const idea = { ...aPlace(7), reason: 'For its forest', ...noted };
  const trip = aTrip({ side_pois: [idea], destinations: [stay] });
  const operation = removeIdea(trip, { ...idea, location_id: stay.id });
  const state = { trip, events: [], warnings: [] };
  const back = backOf(operation!) as Operation;
  expect(back).toMatchObject({ call: 'POST /api/destinations/{id}/poi', body: { poi_id: 7, ...noted } });
  const after = shownWith(state, operation!);
  expect(after.trip.side_pois).toEqual([]);
  expect(shownWith(after, back).trip.side_pois).toMatchObject([{ id: 7, reason: 'For its forest', ...noted }]);
});
