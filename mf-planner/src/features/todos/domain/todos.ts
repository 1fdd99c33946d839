import type { Todo, TodoList } from '@tabi/shared/contracts/trip-todos';
import { daysApart, formatDay } from '@tabi/shared/format';

export const listNames: Record<TodoList, string> = { todo: 'To do', preparation: 'Before you go', packing: 'To pack' };
export const listsInOrder: readonly TodoList[] = ['todo', 'preparation', 'packing'];
export const listOf = ({ list = 'todo' }: Todo): TodoList => list;

export const filters = ['all', 'mine', 'overdue'] as const;
export type Filter = (typeof filters)[number];

/** Not done, and its day is over. */
export const isOverdue = ({ done, due }: Todo, today: string): boolean => !done && !!due && due < today;

export const passes = (todo: Todo, filter: Filter, { me, today }: { me: string | undefined; today: string }): boolean =>
  filter === 'all' || (filter === 'mine' ? todo.assignee_id === me && me !== undefined : isOverdue(todo, today));

/** What is done sinks below what is not, each in the order of the list. */
export const sunk = (todos: readonly Todo[]): Todo[] => [
  ...todos.filter(({ done }) => !done),
  ...todos.filter(({ done }) => done),
];

/** `Today`, `Tomorrow`, `2 days late`, `Fri 20 November`. */
export function dueWords(due: string, today: string): string {
  const days = daysApart(today, due);
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days < 0) return days === -1 ? '1 day late' : `${-days} days late`;
  return formatDay(due);
}

/** Pasted lines, without what stands before them on other people's lists: dashes, dots, numbers, boxes. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(/^\s*(?:[-*•–—]|\d+[.)])?\s*(?:\[[ xX]?\]|[☐☑✓✔])?\s*/, '')
        .trim()
        .slice(0, 200),
    )
    .filter((line) => line !== '')
    .slice(0, 100);

const replaceIn = (todos: readonly Todo[], todo: Todo): Todo[] => todos.map((one) => (one.id === todo.id ? todo : one));

export const withTodos = (todos: readonly Todo[], added: readonly Todo[]): Todo[] =>
  added.reduce<Todo[]>(
    (all, todo) => (all.some(({ id }) => id === todo.id) ? replaceIn(all, todo) : [...all, todo]),
    [...todos],
  );
export const withChange = (todos: readonly Todo[], id: string, more: Partial<Todo>): Todo[] =>
  todos.map((todo) => (todo.id === id ? { ...todo, ...more } : todo));
export const withoutTodo = (todos: readonly Todo[], id: string): Todo[] => todos.filter((todo) => todo.id !== id);

/** The list with one of its things behind another; null: at the top. */
export function withMoved(todos: readonly Todo[], id: string, after: string | null): Todo[] {
  const moving = todos.find((todo) => todo.id === id);
  const rest = withoutTodo(todos, id);
  const at = after === null ? 0 : rest.findIndex((todo) => todo.id === after) + 1;
  return !moving || (after !== null && at === 0) ? [...todos] : rest.toSpliced(at, 0, moving);
}

/** What a thing comes after now; null for the first. */
export function beforeOf(todos: readonly Todo[], id: string): string | null {
  const at = todos.findIndex((todo) => todo.id === id);
  return todos[at - 1]?.id ?? null;
}

/** What a thing must come after to stand right before another one, or behind it. */
export const afterAt = (todos: readonly Todo[], id: string, at: { id: string; behind: boolean }): string | null =>
  at.behind ? at.id : beforeOf(withoutTodo(todos, id), at.id);

/**
 * What a thing must come after to change places with its neighbour among those that are shown: of the same list, and done or not
 * as it is. Undefined at the end of them.
 */
export function afterFor(todos: readonly Todo[], todo: Todo, by: -1 | 1): string | null | undefined {
  const near = todos.filter((one) => listOf(one) === listOf(todo) && one.done === todo.done);
  const neighbour = near[near.findIndex(({ id }) => id === todo.id) + by];
  if (!neighbour) return undefined;
  return by === 1 ? neighbour.id : beforeOf(withoutTodo(todos, todo.id), neighbour.id);
}
