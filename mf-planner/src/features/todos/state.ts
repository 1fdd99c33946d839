import type { Todo, TodoList } from '@tabi/shared/contracts/trip-todos';
import { usePatched } from '../../common/state/patched.ts';
import { useTodoList } from './api.ts';
import { addManyOf, addOf, changeOf, removeOf } from './domain/operations.ts';
import { beforeOf, withChange, withMoved, withoutTodo, withTodos } from './domain/todos.ts';

export type NewTodo = { title: string; due?: string | null; list: TodoList };

const made = ({ title, due = null, list }: NewTodo): Todo => ({
  id: crypto.randomUUID(),
  title,
  done: false,
  due,
  assignee_id: null,
  list,
});

type Words = Pick<Todo, 'title' | 'due' | 'assignee_id' | 'done'>;

/** The to-dos of the open trip with everything on them that is still on its way, and how they are changed. */
export function useTodos(id: string) {
  const { asked, askAgain } = useTodoList(id);
  const { shown = [], act } = usePatched<Todo[]>(asked.data?.results, askAgain);
  const params = { id };
  return {
    asked,
    todos: shown,
    add: (title: string, list: TodoList) => {
      const todo = made({ title, list });
      return act(addOf(params, todo, undefined, `${title} added`), (all) => withTodos(all, [todo]));
    },
    addMany: (items: readonly NewTodo[]) => {
      const added = items.map(made);
      return act(addManyOf(params, added), (all) => withTodos(all, added));
    },
    change: (todo: Todo, more: Partial<Words>, words: string) => {
      const keys = Object.keys(more) as (keyof Words)[];
      const back = Object.fromEntries(keys.map((key) => [key, todo[key] ?? null]));
      return act(changeOf(params, todo.id, more, back, words), (all) => withChange(all, todo.id, more));
    },
    move: (todo: Todo, after: string | null) =>
      act(changeOf(params, todo.id, { after }, { after: beforeOf(shown, todo.id) }, `${todo.title} moved`), (all) =>
        withMoved(all, todo.id, after),
      ),
    remove: (todo: Todo) =>
      act(removeOf(params, todo, beforeOf(shown, todo.id), `${todo.title} taken off the list`), (all) =>
        withoutTodo(all, todo.id),
      ),
  };
}

export type TodoEdits = Omit<ReturnType<typeof useTodos>, 'asked' | 'todos'>;
