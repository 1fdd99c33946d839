import type { Todo, TodoPatch } from '@tabi/shared/contracts/trip-todos';
import { plural } from '@tabi/shared/format';
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

export const addManyOf = (params: Params, items: Todo[]): Operation =>
  operation(
    'POST /api/trips/{id}/todos/many',
    { params, body: { items } },
    // One call a thing takes them away again: there is none for many, and each can be taken off anyway.
    { words: `${plural(items.length, 'thing')} added`, back: 'none' },
  );

export const changeOf = (params: Params, id: string, body: TodoPatch, back: TodoPatch, words: string): Operation =>
  takenBackBy(changing(params, id, body, words), changing(params, id, back, words));
