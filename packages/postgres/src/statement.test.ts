import type { Db } from './pool.ts';
import { command, json, registeredStatements, statement, type Json } from './statement.ts';

/** Keeps what it was asked, and answers with these rows. */
function recorder(rows: object[]) {
  const asked: unknown[] = [];
  const query = async (config: unknown) => {
    asked.push(config);
    return { rows, rowCount: rows.length };
  };
  return { asked, db: { query } as unknown as Db };
}

it('gives each parameter by its name, in whatever order, and takes no notice of others', async () => {
  const between = statement<{ n: number }, { from: number; to: number }>(
    'test.between',
    'SELECT n FROM t WHERE n BETWEEN :from AND :to AND n <> :from',
  );
  const { db, asked } = recorder([{ n: 2 }]);
  const given = { to: 3, other: 'x', from: 1 };
  expect(await between.rows(db, given)).toEqual([{ n: 2 }]);
  expect(asked).toEqual([
    { name: 'test.between', text: 'SELECT n FROM t WHERE n BETWEEN $1 AND $2 AND n <> $1', values: [1, 3] },
  ]);
});

it('answers with the first row, or with null', async () => {
  const one = statement<{ n: number }>('test.one', 'SELECT n FROM t');
  expect(await one.first(recorder([{ n: 1 }, { n: 2 }]).db)).toEqual({ n: 1 });
  expect(await one.first(recorder([]).db)).toBeNull();
});

it('tells of a command how many rows it was about', async () => {
  const remove = command<{ id: string }>('test.remove', 'DELETE FROM t WHERE id = :id');
  expect(await remove.run(recorder([{}, {}]).db, { id: 'a' })).toBe(2);
});

it('refuses a parameter that is left out, which the driver would take for null', async () => {
  const find = statement<object, { id: string }>('test.find', 'SELECT FROM t WHERE id = :id');
  const { db, asked } = recorder([]);
  await expect(find.rows(db, {} as { id: string })).rejects.toThrow(
    'The statement test.find needs :id; give null for nothing.',
  );
  expect(asked).toEqual([]);
});

it('writes a list for jsonb as JSON', async () => {
  const store = command<{ rows: Json<{ n: number }[]> }>(
    'test.store',
    'INSERT INTO t SELECT jsonb_to_recordset(:rows)',
  );
  const { db, asked } = recorder([]);
  await store.run(db, { rows: json([{ n: 1 }]) });
  expect(asked).toMatchObject([{ values: ['[{"n":1}]'] }]);
});

it('refuses two statements of one name, and names that PostgreSQL would cut off', () => {
  statement('test.twice', 'SELECT 1');
  expect(() => command('test.twice', 'SELECT 2')).toThrow('Two statements are called test.twice');
  expect(() => statement('x'.repeat(64), 'SELECT 1')).toThrow('A name has at most 63 letters');
});

it('knows every statement that was said', () => {
  statement<object, { a: number }>('test.known', 'SELECT :a::int');
  expect(registeredStatements()).toContainEqual({
    name: 'test.known',
    text: 'SELECT $1::int',
    parameters: ['a'],
    silent: false,
  });
});
