import type { Todo } from '@tabi/shared/contracts/trip-todos';
import type { Effects } from '../../../common/domain/operations.ts';
import { withChange, withMoved, withoutTodo, withTodos } from './todos.ts';

/** The to-dos as they will be once a change of them is done. */
export const todoEffects: Effects<Todo[]> = {
  'POST /api/trips/{id}/todos': (todos, { body: { after, ...todo } }) => {
    const added = withTodos(todos, [todo as Todo]);
    return after === undefined ? added : withMoved(added, (todo as Todo).id, after);
  },
  'POST /api/trips/{id}/todos/many': (todos, { body }) => withTodos(todos, body.items as Todo[]),
  'PATCH /api/trips/{id}/todos/{todoId}': (todos, { params: { todoId }, body: { after, ...more } }) => {
    const changed = withChange(todos, todoId, more as Partial<Todo>);
    return after === undefined ? changed : withMoved(changed, todoId, after);
  },
  'DELETE /api/trips/{id}/todos/{todoId}': (todos, { params }) => withoutTodo(todos, params.todoId),
};
