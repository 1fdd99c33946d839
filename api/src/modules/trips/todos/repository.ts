import { command, type Db, statement } from '@tabi/postgres';

export interface TodoRow {
  id: string;
  title: string;
  done: boolean;
}

const list = statement<TodoRow, { tripId: string }>(
  'todos.list',
  'SELECT id, title, done FROM trip_todos WHERE trip_id = :tripId ORDER BY position',
);
const insert = statement<TodoRow, { tripId: string; title: string; most: number }>(
  'todos.insert',
  `INSERT INTO trip_todos (trip_id, title)
   SELECT :tripId, :title WHERE (SELECT count(*) FROM trip_todos WHERE trip_id = :tripId) < :most RETURNING id, title, done`,
);
const tick = statement<TodoRow, { tripId: string; id: string; done: boolean }>(
  'todos.tick',
  'UPDATE trip_todos SET done = :done WHERE trip_id = :tripId AND id = :id RETURNING id, title, done',
);
const remove = command<{ tripId: string; id: string }>(
  'todos.remove',
  'DELETE FROM trip_todos WHERE trip_id = :tripId AND id = :id',
);

export const todos = {
  list: (db: Db, tripId: string) => list.rows(db, { tripId }),
  /** @returns null when there are `most` already */
  insert: (db: Db, tripId: string, title: string, most: number) => insert.first(db, { tripId, title, most }),
  tick: (db: Db, tripId: string, id: string, done: boolean) => tick.first(db, { tripId, id, done }),
  remove: async (db: Db, tripId: string, id: string) => (await remove.run(db, { tripId, id })) > 0,
};
