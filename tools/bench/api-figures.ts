import { Agent, get } from 'node:http';
import { addDays, utcDay } from '@tabi/shared/format';
import { benchTogether } from './api-together.ts';
import type { BenchServer } from './api-server.ts';
import { percentile, visitor, type Visitor } from './api-visitor.ts';

/** What was measured of one call, in milliseconds. */
export interface ApiFigure {
  name: string;
  p50: number;
  p95: number;
  p99: number;
  /** Of the API's process, for each request. */
  cpu: number;
  /** What p95 may be. */
  target: number | null;
}

const rounds = 300;
const warmUp = 30;
const inDays = (days: number) => addDays(utcDay(new Date()), days);

/** Calls one after the other; `call` answers with the time each took. */
async function figure(
  server: BenchServer,
  { name, target }: { name: string; target: number | null },
  call: (turn: number) => Promise<number>,
): Promise<ApiFigure> {
  for (let turn = 0; turn < warmUp; turn++) await call(turn);
  const before = await server.cpu();
  const times: number[] = [];
  for (let turn = 0; turn < rounds; turn++) times.push(await call(turn));
  const cpu = ((await server.cpu()) - before) / rounds;
  return { name, target, cpu, ...percentiles(times) };
}

const percentiles = (times: number[]) => ({
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  p99: percentile(times, 0.99),
});

const answered = ({ status, body, ms }: Awaited<ReturnType<Visitor['call']>>): number => {
  if (status !== 200) throw new Error(`A call was answered with ${status}: ${JSON.stringify(body)}`);
  return ms;
};

/** Typed letter by letter, and typed wrongly. */
const typed = ['ky', 'kyo', 'kyoto', 'kioto', 'tok', 'osaka', 'bang', 'bankok', 'san', 'saint', 'ho chi', 'temple'];

interface SharedTrip {
  slug: string;
  visit: { id: string; start: string };
}

async function sevenDays(person: Visitor): Promise<SharedTrip> {
  const { results } = (await person.call('GET', '/api/location/kyoto')).body as { results: { id: number } };
  const wish = { destination_ids: [results.id], startDate: inDays(30), endDate: inDays(36) };
  const made = (await person.call('POST', '/api/trips/planner', wish)).body as { results: { slug: string } };
  const { slug } = made.results;
  const events = (await person.call('GET', `/api/trips/${slug}/events`)).body as {
    results: { id: string; type: string; start: string }[];
  };
  const visit = events.results.filter(({ type }) => type === 'visit').at(-1);
  if (!visit)
    throw new Error('The trip of the bench was not planned in time. Run it again when the machine is quieter.');
  return { slug, visit };
}

export async function callFigures(server: BenchServer): Promise<ApiFigure[]> {
  const person = await visitor(server.address);
  const { slug, visit } = await sevenDays(person);
  const read = async (path: string) => answered(await person.call('GET', path));
  const word = (turn: number) => encodeURIComponent(typed[turn % typed.length] ?? '');
  const move = async (turn: number) => {
    const start = `${visit.start.slice(0, 11)}${turn % 2 ? '20:00:00' : '20:30:00'}`;
    return answered(await person.call('PATCH', `/api/events/${visit.id}`, { start }));
  };
  return [
    await figure(server, { name: 'cities, autocomplete', target: 15 }, (turn) =>
      read(`/api/googleAutocomplete/${word(turn)}`),
    ),
    await figure(server, { name: 'places, autocomplete', target: 15 }, (turn) =>
      read(`/api/search?text=${word(turn)}`),
    ),
    await figure(server, { name: 'trip of 7 days', target: 15 }, () => read(`/api/trips/${slug}`)),
    await figure(server, { name: 'its events', target: 15 }, () => read(`/api/trips/${slug}/events`)),
    await figure(server, { name: 'event moved', target: 40 }, move),
    await together(server, person, { name: 'heard, 4 a second each', target: 100, pauseMs: 250 }),
    await together(server, person, { name: 'heard, without a pause', target: null, pauseMs: 0 }),
  ];
}

/** Ten pages with one trip open: from sending a change to its arrival at each. */
async function together(
  server: BenchServer,
  person: Visitor,
  { name, target, pauseMs }: { name: string; target: number | null; pauseMs: number },
): Promise<ApiFigure> {
  const { slug } = await sevenDays(person);
  const before = await server.cpu();
  const [written, heard] = await benchTogether(server.address, person, slug, pauseMs);
  const cpu = ((await server.cpu()) - before) / (written?.times.length ?? 1);
  return { name, target, cpu, ...percentiles(heard?.times ?? []) };
}

/** Requests a second of eight callers over kept connections, and processor time for each. */
async function throughput(server: BenchServer, url: string, ms: number): Promise<{ perSecond: number; cpu: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const once = () =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${url} was answered with ${answer.statusCode}.`));
        answer.resume().once('end', resolve);
      }).once('error', reject);
    });
  const before = await server.cpu();
  const began = performance.now();
  let done = 0;
  const caller = async () => {
    for (; performance.now() - began < ms; done++) await once();
  };
  await Promise.all(Array.from({ length: 8 }, caller));
  const seconds = (performance.now() - began) / 1000;
  const cpu = ((await server.cpu()) - before) / done;
  agent.destroy();
  return { perSecond: done / seconds, cpu };
}

const median = (values: number[]): number => percentile(values, 0.5);

export interface ListFigure {
  perSecond: number;
  cpu: number;
  bareCpu: number;
  /** Of the bare handler's throughput. */
  share: number;
}

const listRounds = 10;
const sliceMs = 800;

/**
 * Throughput of each server's list and of the bare handler beside it, all in turns: each slice is compared with its
 * neighbours alone, so that whatever else the machine does meets all of them.
 * @returns a figure for each server, and the last one's throughput as a share of the first one's
 */
export async function listFigures(servers: BenchServer[]): Promise<{ figures: ListFigure[]; lastToFirst: number }> {
  const path = '/api/pointOfInterests?location=kyoto&per_page=20';
  for (const { address, sendBare } of servers)
    await sendBare(Buffer.from(await (await fetch(address + path)).arrayBuffer()).toString('base64'));
  const turns = servers.map(() => [] as ListFigure[]);
  for (let round = -1; round < listRounds; round++) {
    for (const [index, server] of servers.entries()) {
      const ours = await throughput(server, server.address + path, sliceMs);
      const bare = await throughput(server, server.bare, sliceMs);
      // The first is there to warm up.
      if (round >= 0) turns[index]?.push({ ...ours, bareCpu: bare.cpu, share: ours.perSecond / bare.perSecond });
    }
  }
  const middle = (turn: ListFigure[], name: keyof ListFigure) => median(turn.map((figure) => figure[name]));
  const shares = (turns.at(-1) ?? []).map(({ perSecond }, round) => perSecond / (turns[0]?.[round]?.perSecond ?? 1));
  return {
    figures: turns.map((turn) => ({
      perSecond: middle(turn, 'perSecond'),
      cpu: middle(turn, 'cpu'),
      bareCpu: middle(turn, 'bareCpu'),
      share: middle(turn, 'share'),
    })),
    lastToFirst: median(shares),
  };
}
