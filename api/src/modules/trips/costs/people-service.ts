import { randomUUID } from 'node:crypto';
import type { CostPerson } from '@tabi/shared/contracts/trip-costs';
import { invalid, notFound } from '../../../http/http-error.ts';
import type { Viewer } from '../../../http/viewer.ts';
import type { Db } from '@tabi/postgres';
import type { ApiContext } from '../../../ports/context.ts';
import { changeTrip, type Change } from '../core/change-service.ts';
import { findTrip } from '../core/find-service.ts';
import { authorize } from '../core/policy.ts';
import type { TripRow } from '../core/trip-row.ts';
import { presentPeople } from './people-presenter.ts';
import { tripPeople } from './people-repository.ts';

const mostNamed = 30;

/** Of those who plan the trip; a guest is refused. */
export async function peopleOf(context: ApiContext, viewer: Viewer, idOrSlug: string): Promise<CostPerson[]> {
  const trip = await findTrip(context, viewer, idOrSlug);
  authorize(trip, viewer, 'manage');
  return presentPeople(await tripPeople.list(context.pool, trip.id), trip, viewer);
}

/** @throws HttpError 404 for who is not among the people that this viewer is shown */
async function oneOf(db: Db, trip: TripRow, viewer: Viewer, id: string): Promise<CostPerson> {
  const person = presentPeople(await tripPeople.list(db, trip.id), trip, viewer).find((one) => one.id === id);
  if (!person) throw notFound();
  return person;
}

/** The log says who it is by their id alone: a name in it would outlast the person. */
export const addPerson = async (
  context: ApiContext,
  change: Change,
  { id = randomUUID(), name }: { id?: string | undefined; name: string },
): Promise<CostPerson> =>
  (
    await changeTrip(context, change, 'edit', async (db, trip) => {
      if (!(await tripPeople.insert(db, trip.id, { id, name }, mostNamed))) {
        const known = (await tripPeople.list(db, trip.id)).some((person) => person.id === id);
        if (!known)
          throw invalid('name', `There are ${mostNamed} named people already. Take one off first.`, 'too-many');
      }
      return { kind: 'person-added', data: { person_id: id }, result: await oneOf(db, trip, change.viewer, id) };
    })
  ).result;

export const renamePerson = async (
  context: ApiContext,
  change: Change,
  id: string,
  name: string,
): Promise<CostPerson> =>
  (
    await changeTrip(context, change, 'edit', async (db, trip) => {
      if (!(await tripPeople.rename(db, trip.id, id, name))) throw notFound();
      return { kind: 'person-changed', data: { person_id: id }, result: await oneOf(db, trip, change.viewer, id) };
    })
  ).result;

export async function removePerson(context: ApiContext, change: Change, id: string): Promise<void> {
  await changeTrip(context, change, 'edit', async (db, trip) => {
    const person = (await tripPeople.list(db, trip.id)).find((one) => one.id === id);
    if (!person) throw notFound();
    if (person.kind !== 'named')
      throw invalid('person', 'Only people who are named here can be taken off here.', 'does-not-apply');
    if (person.used)
      throw invalid('person', `${person.name} is in an expense or a payment. Change these first.`, 'does-not-apply');
    await tripPeople.remove(db, trip.id, id);
    return { kind: 'person-removed', data: { person_id: id }, result: undefined };
  });
}
