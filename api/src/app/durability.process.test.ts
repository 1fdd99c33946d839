import { join } from 'node:path';
import pg from 'pg';
import { readPostmasterFile } from '@tabi/postgres/testing';
import type { ApiProcess } from '../testing/api-process.ts';
import { makeSiteFolder, type SiteFolder } from '../testing/site-folder.ts';
import { Writer } from '../testing/writing-load.ts';

/** How many times something is killed; set TABI_KILLS for a longer run. */
const kills = Number(process.env['TABI_KILLS'] ?? 20);
const writersAtOnce = 4;

jest.setTimeout(90_000 + kills * 15_000);

let folder: SiteFolder;
let api: ApiProcess;
beforeEach(async () => {
  folder = makeSiteFolder();
  api = await folder.start();
});
afterEach(() => folder.remove());

/** Looks into the database past the API. */
async function ask<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ ...api.database, statement_timeout: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > deadline) throw new Error('It did not happen within a minute.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
const ready = () => until(async () => (await fetch(`${api.address}/readyz`)).status === 200);
const postmaster = () => readPostmasterFile(join(folder.dataDir, 'postgres-18'));

/** Kills PostgreSQL under a living API, and waits for the one that takes its place. */
async function killDatabase(sessionsToo: boolean): Promise<void> {
  const killed = postmaster()?.pid as number;
  if (sessionsToo) folder.killDatabase();
  else process.kill(killed, 'SIGKILL');
  await until(async () => postmaster()?.ready === true && postmaster()?.pid !== killed);
}

/** Each way to die, in turn: the API alone, PostgreSQL's postmaster, everything, PostgreSQL with every session. */
async function killSomething(round: number): Promise<void> {
  if (round % 2) {
    await killDatabase(round % 4 === 3);
  } else {
    await api.kill();
    if (round % 4 === 2) folder.killDatabase();
    api = await folder.start();
  }
  await ready();
}

/** What no trip may be, whoever wrote it: each row is one that is. */
const torn = `
  SELECT trip.id, 'its version is not the last of its log' AS fault FROM trips AS trip
  WHERE trip.version <> (SELECT max(seq) FROM trip_changes WHERE trip_id = trip.id)
  UNION ALL
  SELECT trip.id, 'its log has gaps' FROM trips AS trip
  WHERE trip.version <> (SELECT count(*) FROM trip_changes WHERE trip_id = trip.id)
  UNION ALL
  SELECT trip.id, 'it has events and no plan, or a plan and no events' FROM trips AS trip
  WHERE (trip.status = 'planned') <> EXISTS (SELECT FROM trip_events WHERE trip_id = trip.id)
     OR (trip.status = 'planned') <> EXISTS (SELECT FROM trip_changes WHERE trip_id = trip.id AND kind = 'planned')
  UNION ALL
  SELECT trip.id, 'nobody plans it' FROM trips AS trip
  WHERE trip.status = 'in progress' AND NOT EXISTS (
    SELECT FROM jobs.job WHERE data ->> 'tripId' = trip.id::text AND state IN ('created', 'retry', 'active'))
  UNION ALL
  SELECT trip.id, 'its destinations leave out a day' FROM trips AS trip
  WHERE trip.end_date - trip.start_date + 1 <>
    (SELECT sum(end_date - start_date + 1) FROM trip_destinations WHERE trip_id = trip.id)
  UNION ALL
  SELECT DISTINCT trip.id, 'an event is on another day than it says, or outside the trip'
  FROM trips AS trip JOIN trip_events AS event ON event.trip_id = trip.id
  WHERE event.date <> event.starts_at::date OR event.date NOT BETWEEN trip.start_date AND trip.end_date
  UNION ALL
  SELECT trip_id, 'a place is on it twice' FROM trip_events WHERE type = 'visit'
  GROUP BY trip_id, place_id HAVING count(*) > 1`;

it(`finds every acknowledged write and no torn trip after ${kills} kills under load`, async () => {
  const writers = await Promise.all(Array.from({ length: writersAtOnce }, () => Writer.begin(api.address)));
  for (let round = 0; round < kills; round++) {
    let acknowledged = 0;
    let over = false;
    let underWay: (() => void) | undefined;
    const wellUnderWay = new Promise<void>((resolve) => (underWay = resolve));
    const count = () => {
      // Not at the same place of the load each time.
      if (++acknowledged > 10 + round) underWay?.();
      return !over;
    };
    const writing = writers.map((writer) => writer.write(count));
    await Promise.race([wellUnderWay, Promise.all(writing)]);
    const stopped = writers.map((writer) => writer.stopped);
    await killSomething(round);
    over = true;
    await Promise.all(writing);
    for (const writer of writers) writer.moveTo(api.address);
    const faults = await Promise.all(writers.map((writer) => writer.faults()));
    const enough = acknowledged > 10 + round;
    expect({ round, enough, stopped: enough ? [] : stopped, faults: faults.flat() }).toEqual({
      round,
      enough: true,
      stopped: [],
      faults: [],
    });
    expect(await ask(torn)).toEqual([]);
  }
  await until(async () => (await ask("SELECT FROM trips WHERE status = 'in progress'")).length === 0);
  expect(await ask("SELECT id FROM trips WHERE status <> 'planned'")).toEqual([]);
  expect(await ask(torn)).toEqual([]);
});

it('plans after the restart a trip whose plan was being stored when the process was killed', async () => {
  const writer = await Writer.begin(api.address);
  const blocker = new pg.Client(api.database);
  await blocker.connect();
  await blocker.query('BEGIN; LOCK TABLE trip_ideas IN EXCLUSIVE MODE');
  const making = writer.write(() => true);
  await until(async () => (await ask("SELECT FROM trips WHERE status = 'in progress'")).length === 1);
  await api.kill();
  await making;
  await blocker.end();
  api = await folder.start();
  await until(async () => (await ask("SELECT FROM trips WHERE status = 'in progress'")).length === 0);
  expect(await ask('SELECT status FROM trips')).toEqual([{ status: 'planned' }, { status: 'planned' }]);
  expect(await ask(torn)).toEqual([]);
});
