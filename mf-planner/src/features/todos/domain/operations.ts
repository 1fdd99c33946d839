import type { Todo, TodoPatch } from '@tabi/shared/contracts/trip-todos';
import { plural } from '@tabi/shared/format';
import { operation, type Operation } from '../../../common/domain/operations.ts';

type Params = { id: string };

export const addOf = (params: Params, todo: Todo, after: string | null | undefined, words: string): Operation =>
  operation(
    'POST /api/trips/{id}/todos',
    { params, body: { ...todo, ...(after === undefined ? {} : { after }) } },
    {
      words,
      inverse: () => removeOf(params, todo, after, `${todo.title} taken off the list`),
    },
  );

/** Taken back, it stands where it stood. */
export const removeOf = (params: Params, todo: Todo, after: string | null | undefined, words: string): Operation =>
  operation(
    'DELETE /api/trips/{id}/todos/{todoId}',
    { params: { ...params, todoId: todo.id } },
    {
      words,
      inverse: () => addOf(params, todo, after, `${todo.title} is back on the list`),
    },
  );

export const addManyOf = (params: Params, items: Todo[]): Operation =>
  operation(
    'POST /api/trips/{id}/todos/many',
    { params, body: { items } },
    {
      words: `${plural(items.length, 'thing')} added`,
      // One call a thing takes them away again: there is none for many, and each can be taken off anyway.
      inverse: 'none',
    },
  );

export const changeOf = (params: Params, id: string, body: TodoPatch, back: TodoPatch, words: string): Operation =>
  operation(
    'PATCH /api/trips/{id}/todos/{todoId}',
    { params: { ...params, todoId: id }, body },
    {
      words,
      inverse: () => changeOf(params, id, back, body, words),
    },
  );
