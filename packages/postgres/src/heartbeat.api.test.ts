import { once } from 'node:events';
import net from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { watchPool } from './heartbeat.ts';
import { createPool } from './pool.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

jest.setTimeout(30_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(() => database.drop());

const keepBusy = (ms: number) => {
  const end = Date.now() + ms;
  while (Date.now() < end);
};

it('a process that was too busy itself to hear an answer does not take that for silence of the database', async () => {
  const pool = createPool(database.connection, { error: () => undefined });
  const told: string[] = [];
  const heartbeat = watchPool(pool, { error: (_details, message) => void told.push(message) });
  const asking = pool.query('SELECT pg_sleep(1) AS one');
  // Right after it has begun to ask.
  await wait(500);
  keepBusy(3_000);
  await wait(200);
  expect(heartbeat.hangs()).toBe(false);
  expect((await asking).rows).toHaveLength(1);
  expect(told).toEqual([]);
  heartbeat.stop();
  await pool.end();
});

/** A way to the database that can be closed. */
async function openGate() {
  const gate = { isOpen: true };
  const { host, port } = database.connection;
  const server = net.createServer((socket) => {
    if (!gate.isOpen) return socket.destroy();
    const there = net.connect(join(String(host), `.s.PGSQL.${port}`));
    for (const end of [socket, there]) end.on('error', () => undefined);
    return socket.pipe(there).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: gatePort } = server.address() as net.AddressInfo;
  return Object.assign(gate, { way: { host: '127.0.0.1', port: gatePort }, close: () => server.close() });
}

it('a database that refused once is not taken for silent when it answers again', async () => {
  const gate = await openGate();
  const pool = createPool({ ...database.connection, ...gate.way }, { error: () => undefined });
  const told: string[] = [];
  const heartbeat = watchPool(pool, { error: (_details, message) => void told.push(message) });
  const first = pool.query('SELECT pg_sleep(1.5)');
  await wait(250);
  gate.isOpen = false;
  await first;
  gate.isOpen = true;
  await pool.query('SELECT pg_sleep(4)');
  expect(told).toEqual([]);
  heartbeat.stop();
  await pool.end();
  gate.close();
});
