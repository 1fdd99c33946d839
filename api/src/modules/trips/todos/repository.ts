import { type Db, first, prepared } from '@tabi/postgres';

export interface TodoRow {
  id: string;
  title: string;
  done: boolean;
}

const list = prepared<TodoRow>(
  'todos.list',
  'SELECT id, title, done FROM trip_todos WHERE trip_id = $1 ORDER BY position',
);
const insert = prepared<TodoRow>(
  'todos.insert',
  `INSERT INTO trip_todos (trip_id, title)
   SELECT $1, $2 WHERE (SELECT count(*) FROM trip_todos WHERE trip_id = $1) < $3 RETURNING id, title, done`,
);
const tick = prepared<TodoRow>(
  'todos.tick',
  'UPDATE trip_todos SET done = $3 WHERE trip_id = $1 AND id = $2 RETURNING id, title, done',
);
const remove = prepared<{ id: string }>(
  'todos.remove',
  'DELETE FROM trip_todos WHERE trip_id = $1 AND id = $2 RETURNING id',
);

export const todos = {
  list: (db: Db, tripId: string) => list(db, tripId),
  /** @returns null when there are `most` already */
  insert: (db: Db, tripId: string, title: string, most: number) => first(insert(db, tripId, title, most)),
  tick: (db: Db, tripId: string, id: string, done: boolean) => first(tick(db, tripId, id, done)),
  remove: async (db: Db, tripId: string, id: string) => (await remove(db, tripId, id)).length > 0,
};
