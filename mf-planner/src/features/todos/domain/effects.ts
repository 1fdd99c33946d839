import type { Todo } from '@tabi/shared/contracts/trip-todos';
import type { Effects } from '../../../common/domain/operations.ts';
import { withChange, withMoved, withoutTodo, withTodos } from './todos.ts';

/** The to-dos as they will be once a change of them is done. */
export const todoEffects: Effects<Todo[]> = {
  'POST /api/trips/{id}/todos': (todos, { body: { after, ...todo } }) => {
    const added = withTodos(todos, [todo as Todo]);
    return after === undefined ? added : withMoved(added, (todo as Todo).id, after);
  },
  'POST /api/trips/{id}/todos/many': (todos, { body: { items, remove = [], tick = [], untick = [] } }) => {
    const left = todos.filter(({ id }) => !remove.includes(id));
    const added = items.reduce((all, { after, ...item }) => {
      const more = withTodos(all, [item as Todo]);
      return after === undefined ? more : withMoved(more, (item as Todo).id, after);
    }, left);
    const ticked = tick.reduce((all, id) => withChange(all, id, { done: true }), added);
    return untick.reduce((all, id) => withChange(all, id, { done: false }), ticked);
  },
  'PATCH /api/trips/{id}/todos/{todoId}': (todos, { params: { todoId }, body: { after, ...more } }) => {
    const changed = withChange(todos, todoId, more as Partial<Todo>);
    return after === undefined ? changed : withMoved(changed, todoId, after);
  },
  'DELETE /api/trips/{id}/todos/{todoId}': (todos, { params }) => withoutTodo(todos, params.todoId),
};
