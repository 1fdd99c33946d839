import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { registeredStatements } from '@tabi/postgres';
import { checkStatements, readDeclarations } from '@tabi/postgres/statement-check';
import { createTestDatabase, type TestDatabase } from '@tabi/postgres/testing';

const root = join(__dirname, '../../..');
const files = ['api/src', 'packages/catalogue/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
  )
  .filter((file) => file.endsWith('repository.ts'));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  for (const file of files) await import(file);
});
afterAll(() => database.drop());

it('has only statements that PostgreSQL understands as TypeScript declares them', async () => {
  const declarations = readDeclarations(root, join(root, 'api/tsconfig.json'), files);
  expect(registeredStatements().length).toBeGreaterThan(190);
  expect(await checkStatements(database.pool, registeredStatements(), declarations)).toEqual([]);
}, 60_000);
