import type { ApiContext } from '../../../ports/context.ts';
import { invalid, notFound } from '../../../http/http-error.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { changeTrip, type Change } from '../core/change-service.ts';
import { authorize } from '../core/policy.ts';
import { findTrip } from '../core/find-service.ts';
import { todos, type TodoRow } from './repository.ts';

const mostTodos = 200;

/** Of those who plan the trip; a guest is refused. */
export async function todosOf(context: ApiContext, viewer: Viewer, idOrSlug: string): Promise<TodoRow[]> {
  const trip = await findTrip(context, viewer, idOrSlug);
  authorize(trip, viewer, 'manage');
  return todos.list(context.pool, trip.id);
}

export const addTodo = async (context: ApiContext, change: Change, title: string): Promise<TodoRow> =>
  (
    await changeTrip(context, change, 'edit', async (db, { id }) => {
      const result = await todos.insert(db, id, title, mostTodos);
      if (!result)
        throw invalid('title', `There are ${mostTodos} things to do already. Take one off first.`, 'too-many');
      return { kind: 'todo-added', data: { todo: result }, result };
    })
  ).result;

export const tickTodo = async (context: ApiContext, change: Change, id: string, done: boolean): Promise<TodoRow> =>
  (
    await changeTrip(context, change, 'edit', async (db, trip) => {
      const result = await todos.tick(db, trip.id, id, done);
      if (!result) throw notFound();
      return { kind: 'todo-changed', data: { todo: result }, result };
    })
  ).result;

export async function removeTodo(context: ApiContext, change: Change, id: string): Promise<void> {
  await changeTrip(context, change, 'edit', async (db, trip) => {
    if (!(await todos.remove(db, trip.id, id))) throw notFound();
    return { kind: 'todo-removed', data: { todo_id: id }, result: undefined };
  });
}
