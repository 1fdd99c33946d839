import { randomUUID } from 'node:crypto';
import type { ManyTodos, ProposedList, Todo, TodoInput, TodoList, TodoPatch } from '@tabi/shared/contracts/trip-todos';
import { utcDay } from '@tabi/shared/format';
import type { Db } from '@tabi/postgres';
import type { ApiContext } from '../../../ports/context.ts';
import { invalid, notFound } from '../../../http/http-error.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { changeTrip, type Change } from '../core/change-service.ts';
import { authorize } from '../core/policy.ts';
import { findTrip } from '../core/find-service.ts';
import type { TripRow } from '../core/trip-row.ts';
import { tripPeople } from '../costs/people-repository.ts';
import { movedBehind } from './domain/order.ts';
import { proposedLists } from './domain/proposed-lists.ts';
import { todos, type NewTodo, type TodoRow } from './repository.ts';

const mostTodos = 300;

const presentTodo = ({ place: _, ...row }: TodoRow): Todo => ({ ...row, list: row.list as TodoList });

async function tripToManage(context: ApiContext, viewer: Viewer, idOrSlug: string): Promise<TripRow> {
  const trip = await findTrip(context, viewer, idOrSlug);
  authorize(trip, viewer, 'manage');
  return trip;
}

/** Of those who plan the trip; a guest is refused. */
export async function todosOf(context: ApiContext, viewer: Viewer, idOrSlug: string): Promise<Todo[]> {
  const { id } = await tripToManage(context, viewer, idOrSlug);
  return (await todos.list(context.pool, id)).map(presentTodo);
}

/** Ready-made lists to choose from; nothing is added. */
export async function proposedFor(context: ApiContext, viewer: Viewer, idOrSlug: string): Promise<ProposedList[]> {
  const trip = await tripToManage(context, viewer, idOrSlug);
  const ground = await todos.ground(context.pool, trip.id);
  const journey = { start: trip.start_date, end: trip.end_date, party: trip.party, ground };
  return proposedLists(journey, utcDay(context.now()));
}

async function requirePeople(db: Db, tripId: string, ids: (string | null)[]): Promise<void> {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return;
  const known = new Set((await tripPeople.list(db, tripId)).filter(({ here }) => here).map(({ id }) => id));
  if (wanted.some((id) => !known.has(id)))
    throw invalid('assignee_id', 'They are not one of this trip. Choose somebody from the list.');
}

async function find(db: Db, tripId: string, id: string): Promise<TodoRow> {
  const row = (await todos.list(db, tripId)).find((one) => one.id === id);
  if (!row) throw notFound();
  return row;
}

async function putBehind(db: Db, tripId: string, id: string, after: string | null): Promise<void> {
  const ranks = movedBehind(await todos.list(db, tripId), id, after);
  // What it was to come after is gone: it stays where it is, which is better than to lose it.
  if (ranks && ranks.length > 0) await todos.order(db, tripId, ranks);
}

const newTodo = (wish: TodoInput): NewTodo => ({
  id: wish.id ?? randomUUID(),
  title: wish.title,
  done: wish.done ?? false,
  due: wish.due ?? null,
  assignee_id: wish.assignee_id ?? null,
  list: wish.list ?? 'todo',
});

/** Stores what is not there yet. @throws HttpError 422 where there would be too many */
async function insertAll(db: Db, tripId: string, wishes: TodoInput[]): Promise<string[]> {
  const added = wishes.map(newTodo);
  await requirePeople(
    db,
    tripId,
    added.map((todo) => todo.assignee_id),
  );
  const known = new Set((await todos.list(db, tripId)).map(({ id }) => id));
  const fresh = added.filter(({ id }) => !known.has(id));
  if (fresh.length > 0 && !(await todos.insert(db, tripId, fresh, mostTodos)))
    throw invalid('title', `There are ${mostTodos} things to do at most. Take some off first.`, 'too-many');
  return added.map(({ id }) => id);
}

export const addTodo = async (context: ApiContext, change: Change, wish: TodoInput): Promise<Todo> =>
  (
    await changeTrip(context, change, 'edit', async (db, trip) => {
      const [id = ''] = await insertAll(db, trip.id, [wish]);
      if (wish.after !== undefined) await putBehind(db, trip.id, id, wish.after);
      const result = presentTodo(await find(db, trip.id, id));
      return { kind: 'todo-added', data: { todo: result }, result };
    })
  ).result;

/** Several at once, in one version of the trip. @returns those that were added or ticked */
export const changeTodos = async (context: ApiContext, change: Change, wish: ManyTodos): Promise<Todo[]> =>
  (
    await changeTrip(context, change, 'edit', async (db, trip) => {
      const { items, remove = [], tick = [], untick = [] } = wish;
      await todos.removeAll(db, trip.id, remove);
      const added = await insertAll(db, trip.id, items);
      for (const { id, after } of items) if (id && after !== undefined) await putBehind(db, trip.id, id, after);
      await todos.tickAll(db, trip.id, tick, true);
      await todos.tickAll(db, trip.id, untick, false);
      const ids = new Set([...added, ...tick, ...untick]);
      const result = (await todos.list(db, trip.id)).filter(({ id }) => ids.has(id)).map(presentTodo);
      const count = result.length + remove.length;
      return { kind: items.length > 0 ? 'todos-added' : 'todos-changed', data: { count }, result };
    })
  ).result;

export const changeTodo = async (
  context: ApiContext,
  change: Change,
  id: string,
  { after, ...wish }: TodoPatch,
): Promise<Todo> =>
  (
    await changeTrip(context, change, 'edit', async (db, trip) => {
      const { place: _, ...before } = await find(db, trip.id, id);
      const said = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
      const changed: NewTodo = { ...before, list: before.list as TodoList, ...said };
      if (wish.assignee_id) await requirePeople(db, trip.id, [wish.assignee_id]);
      await todos.update(db, trip.id, changed);
      if (after !== undefined) await putBehind(db, trip.id, id, after);
      const result = presentTodo(await find(db, trip.id, id));
      return { kind: 'todo-changed', data: { todo: result }, result };
    })
  ).result;

export async function removeTodo(context: ApiContext, change: Change, id: string): Promise<void> {
  await changeTrip(context, change, 'edit', async (db, trip) => {
    if (!(await todos.remove(db, trip.id, id))) throw notFound();
    return { kind: 'todo-removed', data: { todo_id: id }, result: undefined };
  });
}
