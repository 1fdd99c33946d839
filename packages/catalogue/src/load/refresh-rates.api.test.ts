import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestDatabase } from '@tabi/postgres/testing';
import { readEcb, refreshRates } from './refresh-rates.ts';

const file = `<?xml version="1.0"?><gesmes:Envelope><Cube><Cube time='2026-11-20'>
  <Cube currency='USD' rate='1.2500'/><Cube currency='JPY' rate='170.00'/><Cube currency='HUF' rate='400'/>
</Cube></Cube></gesmes:Envelope>`;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let server: Server;
let answer = { status: 200, body: file };
beforeAll(async () => {
  database = await createTestDatabase();
  server = createServer((_request, response) => response.writeHead(answer.status).end(answer.body));
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await database.drop();
});
const address = () => `http://localhost:${(server.address() as AddressInfo).port}/`;
const yen = async () =>
  (await database.pool.query(`SELECT per_anchor FROM exchange_rates WHERE currency = 'JPY'`)).rows[0].per_anchor;

it('brings the rates of the day, of supported currencies', async () => {
  answer = { status: 200, body: file };
  expect(await refreshRates(database.pool, address())).toBe(2);
  expect(await yen()).toBe(170);
});

it('leaves what there is when the source fails', async () => {
  const before = await yen();
  answer = { status: 503, body: '' };
  await expect(refreshRates(database.pool, address())).rejects.toThrow('answered 503');
  expect(await yen()).toBe(before);
});

it('says when nobody answers', async () => {
  const gone = createServer();
  await new Promise<void>((resolve) => gone.listen(0, resolve));
  const { port } = gone.address() as AddressInfo;
  await new Promise((resolve) => gone.close(resolve));
  await expect(refreshRates(database.pool, `http://127.0.0.1:${port}/`)).rejects.toThrow(
    /cannot be reached \(ECONNREFUSED\)\. Try again later/,
  );
});

it('refuses what is no file of rates', () => {
  expect(() => readEcb('<html>hello</html>')).toThrow('no file of ECB reference rates');
});
