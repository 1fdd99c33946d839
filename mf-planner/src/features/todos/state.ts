import type { Todo, TodoList } from '@tabi/shared/contracts/trip-todos';
import { usePatched } from '../../common/state/patched.ts';
import { useTodoList } from './api.ts';
import { addManyOf, addOf, changeOf, removeManyOf, removeOf, tickManyOf } from './domain/operations.ts';
import { todoEffects } from './domain/effects.ts';
import { beforeOf } from './domain/todos.ts';
import { newId } from '../../common/domain/new-id.ts';

export type NewTodo = { title: string; due?: string | null; list: TodoList };

const made = ({ title, due = null, list }: NewTodo): Todo => ({
  id: newId(),
  title,
  done: false,
  due,
  assignee_id: null,
  list,
});

type Words = Pick<Todo, 'title' | 'due' | 'assignee_id' | 'done'>;

/** The to-dos of the open trip with everything on them that is still on its way, and how they are changed. */
export function useTodos(id: string) {
  const list = useTodoList(id);
  const { shown = [], act } = usePatched(list, todoEffects);
  const params = { id };
  return {
    asked: list.asked,
    todos: shown,
    add: (title: string, list: TodoList) => act(addOf(params, made({ title, list }), `${title} added`)),
    addMany: (items: readonly NewTodo[]) => act(addManyOf(params, items.map(made))),
    tickMany: (ticked: readonly Todo[]) => act(tickManyOf(params, ticked)),
    removeMany: (gone: readonly Todo[]) => act(removeManyOf(params, gone, shown)),
    change: (todo: Todo, more: Partial<Words>, words: string) => {
      const keys = Object.keys(more) as (keyof Words)[];
      const back = Object.fromEntries(keys.map((key) => [key, todo[key] ?? null]));
      return act(changeOf(params, todo.id, more, back, words));
    },
    move: (todo: Todo, after: string | null) =>
      act(changeOf(params, todo.id, { after }, { after: beforeOf(shown, todo.id) }, `${todo.title} moved`)),
    remove: (todo: Todo) => act(removeOf(params, todo, beforeOf(shown, todo.id), `${todo.title} taken off the list`)),
  };
}

export type TodoEdits = Omit<ReturnType<typeof useTodos>, 'asked' | 'todos'>;
