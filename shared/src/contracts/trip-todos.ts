import { z } from 'zod';
import { defineCalls } from './call.ts';
import { day, idParams, one } from './common.ts';

/** What has to be done, what to bring, and what to see to before going. */
export const todoList = z.enum(['todo', 'packing', 'preparation']);
export type TodoList = z.infer<typeof todoList>;

export const todo = z.object({
  id: z.string(),
  title: z.string(),
  done: z.boolean(),
  due: day.nullable().optional(),
  /** One of the trip's people. */
  assignee_id: z.string().nullable().optional(),
  list: todoList.optional(),
});
export type Todo = z.infer<typeof todo>;

/** Something that a ready-made list proposes. */
export const proposedTodo = z.object({
  title: z.string(),
  due: day.nullable(),
  /** What is known of it for this trip, in a sentence or two. */
  why: z.string().nullable(),
});
export const proposedList = z.object({
  list: todoList,
  title: z.string(),
  /** What it was made by: `Kyoto in December, 5 days`. */
  words: z.string(),
  items: z.array(proposedTodo),
});
export type ProposedList = z.infer<typeof proposedList>;

/** Of something new to do: `id` is given by the one who asks, so that asking again is harmless and what was deleted can come back. */
export const newTodoFields = {
  id: z.uuid().optional(),
  title: z.string().trim().min(1, 'Write what there is to do.').max(200),
  done: z.boolean().optional(),
  due: day.nullable().optional(),
  assignee_id: z.uuid().nullable().optional(),
  list: todoList.optional(),
};
/** The one that it comes after; null: the first of all. */
export const todoAfter = z.uuid().nullable().optional();
type NewTodo = { [Key in keyof typeof newTodoFields]: z.input<(typeof newTodoFields)[Key]> };
export type TodoInput = Pick<NewTodo, 'title'> & Partial<NewTodo> & { after?: string | null | undefined };
export type TodoPatch = Partial<Omit<TodoInput, 'id'>>;

const mostAtOnce = 300;
const todoIds = z.array(z.uuid()).max(mostAtOnce).optional();
/** What is done to several at once; ids that are not on the list are passed over, so that asking again is harmless. */
export const manyTodos = z
  .object({
    items: z.array(z.object({ ...newTodoFields, after: todoAfter })).max(mostAtOnce),
    remove: todoIds,
    tick: todoIds,
    untick: todoIds,
  })
  .refine(({ items, remove, tick, untick }) => [items, remove, tick, untick].some((all) => all && all.length > 0), {
    error: 'Say what is to be added, ticked or taken off.',
  });
export type ManyTodos = z.input<typeof manyTodos>;

export const tripTodoCalls = defineCalls({
  'POST /api/trips/{id}/todos/many': {
    summary: 'Add, tick or take off several things to do at once.',
    params: idParams,
    body: manyTodos,
    answer: one(z.array(todo)),
  },
  'GET /api/trips/{id}/todos/proposed': {
    summary: 'What to pack and to see to for this trip: by its destinations, season and length. Nothing is added.',
    params: idParams,
    answer: one(z.array(proposedList)),
  },
});
