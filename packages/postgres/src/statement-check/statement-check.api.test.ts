import { join } from 'node:path';
import { registeredStatements } from '../statement.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { checkStatements } from './check-statements.ts';
import { readDeclarations } from './declared.ts';

const root = join(__dirname, '../..');
const sample = (name: string) => join(__dirname, `samples/${name}.ts`);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await import('./samples/right.ts');
  await import('./samples/wrong.ts');
});
afterAll(() => database.drop());

const problemsOf = (name: string) => {
  const statements = registeredStatements().filter((statement) => statement.name.startsWith(`${name}.`));
  return checkStatements(
    database.pool,
    statements,
    readDeclarations(root, join(root, 'tsconfig.json'), [sample(name)]),
  );
};

it('finds nothing wrong with statements that say what they are', async () => {
  expect(await problemsOf('right')).toEqual([]);
}, 60_000);

it('names every statement whose parameters or columns are other than declared, and says what they are', async () => {
  const problems = await problemsOf('wrong');
  expect(problems.map((problem) => problem.replace(/^src\/statement-check\/samples\//, ''))).toEqual([
    'wrong.ts:3 wrong.column: PostgreSQL does not take it: column "nowhere" does not exist.',
    'wrong.ts:4 wrong.parameters: :id is uuid: declare it as string, not number.',
    'wrong.ts:4 wrong.parameters: :day is date: declare it as string, not Date.',
    'wrong.ts:4 wrong.parameters: :title is not declared among its parameters (id, day, never).',
    'wrong.ts:4 wrong.parameters: :never is declared and never used.',
    'wrong.ts:8 wrong.list: A command asks for no columns: leave out RETURNING, or make it a statement.',
    'wrong.ts:8 wrong.list: :data is jsonb: declare it as Json, not object.',
    'wrong.ts:12 wrong.types: id is uuid: declare it as string, not number.',
    'wrong.ts:12 wrong.types: deleted_at is timestamptz: declare it as Date, not string.',
    'wrong.ts:12 wrong.types: start_date is date: declare it as string, not Date.',
    'wrong.ts:12 wrong.types: seeds is int8[]: declare it as string[], not number[].',
    'wrong.ts:12 wrong.types: data is jsonb: declare it as json, not Date.',
    'wrong.ts:23 wrong.nulls: message can be null, and is not declared so.',
    'wrong.ts:23 wrong.nulls: visitor can be null, and is not declared so.',
    'wrong.ts:23 wrong.nulls: best can be null, and is not declared so.',
    'wrong.ts:28 wrong.names: title is asked for and not declared in its row.',
    'wrong.ts:28 wrong.names: name is declared in its row and not asked for.',
    'wrong.ts:29 wrong.words: kind can be mail, calendar, which its declaration leaves out.',
    'wrong.ts:31 wrong.entries: :ideas has position integer in its entries: declare it as number, not string.',
    'wrong.ts:31 wrong.entries: :ideas has no place_id in its entries, which would always be null.',
    'wrong.ts:30: No statement was made here: say it when the file is read.',
  ]);
}, 60_000);
