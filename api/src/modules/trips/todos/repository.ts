import type { Todo, TodoList } from '@tabi/shared/contracts/trip-todos';
import { command, type Db, json, type Json, statement } from '@tabi/postgres';
import type { CountryGuide } from '@tabi/shared/contracts/guides';

export interface TodoRow {
  id: string;
  title: string;
  done: boolean;
  due: string | null;
  assignee_id: string | null;
  list: string;
  /** Smaller stands earlier. */
  place: number;
}
export type NewTodo = Required<Pick<Todo, 'id' | 'title' | 'done'>> & {
  due: string | null;
  assignee_id: string | null;
  list: TodoList;
};

/** What is known of a destination of a trip that one packs and prepares by. */
export interface GroundRow {
  country_code: string;
  country_name: string;
  name: string;
  currency: string;
  lat: number;
  lng: number;
  landscape: string;
  guide: CountryGuide | null;
  season_why: string | null;
}

const columns = 'id, title, done, due, assignee_id, list, coalesce(rank, position) AS place';
const list = statement<TodoRow, { tripId: string }>(
  'todos.list',
  `SELECT ${columns} FROM trip_todos WHERE trip_id = :tripId ORDER BY coalesce(rank, position), position`,
);
const insert = command<{ tripId: string; todos: Json<NewTodo[]>; more: number; most: number }>(
  'todos.insert',
  `INSERT INTO trip_todos (id, trip_id, title, done, due, assignee_id, list)
   SELECT row.id, :tripId, row.title, row.done, row.due, row.assignee_id, row.list
   FROM jsonb_to_recordset(:todos) AS row (id uuid, title text, done boolean, due date, assignee_id uuid, list text)
   WHERE (SELECT count(*) FROM trip_todos WHERE trip_id = :tripId) + :more <= :most
   ON CONFLICT (id) DO NOTHING`,
);
const update = command<NewTodo & { tripId: string }>(
  'todos.update',
  `UPDATE trip_todos SET title = :title, done = :done, due = :due, assignee_id = :assignee_id, list = :list
   WHERE trip_id = :tripId AND id = :id`,
);
const order = command<{ tripId: string; ranks: Json<{ id: string; rank: string }[]> }>(
  'todos.order',
  `UPDATE trip_todos SET rank = row.rank FROM jsonb_to_recordset(:ranks) AS row (id uuid, rank bigint)
   WHERE trip_todos.trip_id = :tripId AND trip_todos.id = row.id`,
);
const remove = command<{ tripId: string; id: string }>(
  'todos.remove',
  'DELETE FROM trip_todos WHERE trip_id = :tripId AND id = :id',
);
const removeAll = command<{ tripId: string; ids: string[] }>(
  'todos.removeAll',
  'DELETE FROM trip_todos WHERE trip_id = :tripId AND id = ANY(:ids)',
);
const tickAll = command<{ tripId: string; ids: string[]; done: boolean }>(
  'todos.tickAll',
  'UPDATE trip_todos SET done = :done WHERE trip_id = :tripId AND id = ANY(:ids)',
);
const ground = statement<GroundRow, { tripId: string }>(
  'todos.ground',
  `SELECT location.country_code, country.name AS country_name, location.name, location.currency, location.lat, location.lng,
     location.landscape, country.guide, location.season_why
   FROM trip_destinations AS part JOIN locations AS location ON location.id = part.location_id
     JOIN countries AS country ON country.code = location.country_code
   WHERE part.trip_id = :tripId ORDER BY part.position`,
);

export const todos = {
  list: (db: Db, tripId: string) => list.rows(db, { tripId }),
  /** At the end; those that are there already stay as they are. @returns false where more than `most` would be there */
  insert: async (db: Db, tripId: string, added: NewTodo[], most: number) =>
    (await insert.run(db, { tripId, todos: json(added), more: added.length, most })) > 0,
  update: (db: Db, tripId: string, todo: NewTodo) => update.run(db, { tripId, ...todo }),
  order: (db: Db, tripId: string, ranks: { id: string; rank: number }[]) =>
    order.run(db, { tripId, ranks: json(ranks.map(({ id, rank }) => ({ id, rank: String(rank) }))) }),
  remove: async (db: Db, tripId: string, id: string) => (await remove.run(db, { tripId, id })) > 0,
  removeAll: async (db: Db, tripId: string, ids: string[]) => ids.length > 0 && removeAll.run(db, { tripId, ids }),
  tickAll: async (db: Db, tripId: string, ids: string[], done: boolean) =>
    ids.length > 0 && tickAll.run(db, { tripId, ids, done }),
  ground: (db: Db, tripId: string) => ground.rows(db, { tripId }),
};
