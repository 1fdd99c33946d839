import type { ManyTodos, Todo, TodoPatch } from '@tabi/shared/contracts/trip-todos';
import { plural } from '@tabi/shared/format';
import { beforeOf } from './todos.ts';
import { operation, takenBackBy, type Operation } from '../../../common/domain/operations.ts';

type Params = { id: string };

const adding = (params: Params, todo: Todo, after: string | null | undefined, words: string): Operation =>
  operation(
    'POST /api/trips/{id}/todos',
    { params, body: { ...todo, ...(after === undefined ? {} : { after }) } },
    { words },
  );
const removing = (params: Params, { id }: Todo, words: string): Operation =>
  operation('DELETE /api/trips/{id}/todos/{todoId}', { params: { ...params, todoId: id } }, { words });
const changing = (params: Params, id: string, body: TodoPatch, words: string): Operation =>
  operation('PATCH /api/trips/{id}/todos/{todoId}', { params: { ...params, todoId: id }, body }, { words });

export const addOf = (params: Params, todo: Todo, words: string): Operation =>
  takenBackBy(adding(params, todo, undefined, words), removing(params, todo, `${todo.title} taken off the list`));

/** Taken back, it stands where it stood. */
export const removeOf = (params: Params, todo: Todo, after: string | null, words: string): Operation =>
  takenBackBy(removing(params, todo, words), adding(params, todo, after, `${todo.title} is back on the list`));

const many = (params: Params, body: ManyTodos, words: string): Operation =>
  operation('POST /api/trips/{id}/todos/many', { params, body }, { words });
const idsOf = (todos: readonly Todo[]): string[] => todos.map(({ id }) => id);
const things = (todos: readonly Todo[]): string => plural(todos.length, 'thing');

export const addManyOf = (params: Params, items: Todo[]): Operation =>
  takenBackBy(
    many(params, { items }, `${things(items)} added`),
    many(params, { items: [], remove: idsOf(items) }, `${things(items)} taken off the list`),
  );

export const tickManyOf = (params: Params, ticked: readonly Todo[]): Operation =>
  takenBackBy(
    many(params, { items: [], tick: idsOf(ticked) }, `${things(ticked)} done`),
    many(params, { items: [], untick: idsOf(ticked) }, `${things(ticked)} to do again`),
  );

/** @param all the list, in its order: taken back, each stands where it stood */
export const removeManyOf = (params: Params, gone: readonly Todo[], all: readonly Todo[]): Operation =>
  takenBackBy(
    many(params, { items: [], remove: idsOf(gone) }, `${things(gone)} taken off the list`),
    many(
      params,
      { items: gone.map((todo) => ({ ...todo, after: beforeOf(all, todo.id) })) },
      `${things(gone)} back on the list`,
    ),
  );

export const changeOf = (params: Params, id: string, body: TodoPatch, back: TodoPatch, words: string): Operation =>
  takenBackBy(changing(params, id, body, words), changing(params, id, back, words));
