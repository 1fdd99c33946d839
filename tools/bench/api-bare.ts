import autocannon from 'autocannon';
import { addDays, utcDay } from '@tabi/shared/format';
import { startBenchServer, type BenchServer } from './api-server.ts';
import { percentile, visitor, type Visitor } from './api-visitor.ts';

/**
 * `pnpm bench:api --bare`: calls under load beside a bare Fastify handler that sends the very same bytes, both in one process and
 * in turns, so that whatever else the machine does meets both.
 */
const connections = 10;
const rounds = Number(process.env.ROUNDS ?? 5);
const sliceSeconds = 2;
const trips = 10;
/** Slices: an edit takes less and less processor time for some fifteen seconds, but in the one with a great garbage collection. */
const editsWarmUp = 10;

interface Target {
  /** Of the bare handler's requests a second. */
  share?: number;
  /** Requests a second. */
  rate?: number;
}

interface Case {
  name: string;
  /** Asked in turn by every connection; the first one's answer is what the bare handler sends. */
  paths: string[];
  headers?: Record<string, string>;
  target: Target;
}

/** Milliseconds. */
const slowest = 25;

const catalogue: Target = { share: 0.7 };
const fromBrowser = { 'accept-encoding': 'br' };
const towns = ['kyoto', 'tokyo', 'hanoi', 'seoul', 'bangkok', 'singapore', 'delhi', 'istanbul', 'tbilisi', 'samarkand'];

const plainCases: Case[] = [
  { name: 'places', paths: ['/api/pointOfInterests'], target: catalogue },
  { name: 'places, as a browser asks', paths: ['/api/pointOfInterests'], headers: fromBrowser, target: catalogue },
  { name: 'places of Kyoto', paths: ['/api/pointOfInterests?location=kyoto'], target: catalogue },
  { name: 'a place', paths: ['/api/pointOfInterests/kinkaku-ji'], target: catalogue },
  { name: 'destinations', paths: ['/api/locations'], target: catalogue },
  { name: 'a destination', paths: ['/api/location/kyoto'], target: catalogue },
  { name: 'hotels of Kyoto', paths: ['/api/hotels?location=kyoto'], target: catalogue },
  { name: 'tours of Kyoto', paths: ['/api/products?location=kyoto'], target: catalogue },
  { name: 'filters of places', paths: ['/api/filters?type=pointOfInterests'], target: catalogue },
  { name: 'posts', paths: ['/api/blog'], target: catalogue },
  { name: 'autocomplete', paths: ['/api/location/autocomplete/kyo'], target: catalogue },
  { name: 'search', paths: ['/api/search?text=kyo'], target: catalogue },
];

/** Many addresses in turn, so that more answers are made anew. */
const variedCases: Case[] = [
  {
    name: 'places, 4,000 addresses',
    paths: towns.flatMap((town) =>
      Array.from(
        { length: 400 },
        (_, index) => `/api/pointOfInterests?location=${town}&within=${index + 60}00&near=35,135.7`,
      ),
    ),
    target: {},
  },
  {
    name: 'search, 4,000 texts',
    paths: Array.from({ length: 4000 }, (_, index) => `/api/search?text=${(index + 46_656).toString(36)}`),
    target: {},
  },
];

interface Slice {
  perSecond: number;
  p99: number;
  /** Milliseconds of processor time for each: holds on a machine that has others to serve, too. */
  cpu: number;
}

async function load(
  server: BenchServer,
  options: Omit<autocannon.Options, 'connections' | 'duration'>,
): Promise<Slice> {
  const before = await server.cpu();
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, connections, duration: sliceSeconds });
  const cpu = ((await server.cpu()) - before) / requests.total;
  if (non2xx + errors > 0) throw new Error(`${options.url} failed ${non2xx + errors} times.`);
  return { perSecond: requests.average, p99: latency.p99, cpu };
}

interface Compared extends Slice {
  /** Of the bare handler's requests a second. */
  share: number;
  bareCpu: number;
}

const median = (values: number[]): number => percentile(values, 0.5);

/** Ours and bare in turns; the first turn of each is there to warm up. */
async function beside(ours: () => Promise<Slice>, bare: () => Promise<Slice>): Promise<Compared> {
  const turns: Compared[] = [];
  for (let round = -1; round < rounds; round++) {
    const [one, other] = [await ours(), await bare()];
    if (round >= 0) turns.push({ ...one, share: one.perSecond / other.perSecond, bareCpu: other.cpu });
  }
  const middle = (name: keyof Compared) => median(turns.map((turn) => turn[name]));
  return {
    perSecond: middle('perSecond'),
    p99: middle('p99'),
    share: middle('share'),
    cpu: middle('cpu'),
    bareCpu: middle('bareCpu'),
  };
}

function print(
  name: string,
  { perSecond, p99, cpu, share, bareCpu }: Slice & Partial<Compared>,
  target: Target,
): boolean {
  const holds =
    (target.share === undefined || (share ?? 0) >= target.share) &&
    (target.rate === undefined || perSecond >= target.rate) &&
    p99 <= slowest;
  const wanted = target.share === undefined ? (target.rate ? `${target.rate}/s` : '') : `${target.share * 100} %`;
  console.log(
    `${name.padEnd(28)} ${perSecond.toFixed(0).padStart(6)}/s   ` +
      `${share === undefined ? '' : `${(share * 100).toFixed(0)} % of bare`}`.padEnd(16) +
      `p99 ${p99.toFixed(0).padStart(3)} ms   cpu ${cpu.toFixed(3)} ms${bareCpu ? `, bare ${bareCpu.toFixed(3)}` : ''}   ${wanted && `target ${wanted}  `}${wanted ? (holds ? 'ok' : 'MISS') : ''}`,
  );
  return !wanted || holds;
}

async function benchRead(server: BenchServer, { name, paths, headers = {}, target }: Case): Promise<boolean> {
  const answer = await fetch(`${server.address}${paths[0]}`, {
    headers: { 'accept-encoding': 'identity', ...headers },
  });
  const body = Buffer.from(await answer.arrayBuffer()).toString('base64');
  await server.sendBare(headers['accept-encoding'] ? await packed(server, paths[0] ?? '', headers) : body);
  const requests = paths.map((path) => ({ path, headers }));
  const figure = await beside(
    () => load(server, { url: server.address, requests }),
    () => load(server, { url: server.bare, headers }),
  );
  return print(name, figure, target);
}

/** The bytes as they travel: `fetch` would unpack them. */
async function packed(server: BenchServer, path: string, headers: Record<string, string>): Promise<string> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(`${server.address}${path}`, { headers }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      resolve(Buffer.concat(parts).toString('base64'));
    }).once('error', reject);
  });
}

/** The page has the trip already, and asks for no more than what has changed. */
const asThePlanner = { 'content-type': 'application/json', prefer: 'return=minimal' };

interface Editable {
  slug: string;
  event: string;
  date: string;
}

async function plannedTrip(person: Visitor): Promise<Editable> {
  const { results: kyoto } = (await person.call('GET', '/api/location/kyoto')).body as { results: { id: number } };
  const day = (away: number) => addDays(utcDay(new Date()), away);
  const wish = { destination_ids: [kyoto.id], startDate: day(30), endDate: day(36) };
  const { results } = (await person.call('POST', '/api/trips/planner', wish)).body as { results: { slug: string } };
  for (let turn = 0; turn < 50; turn++) {
    const { body } = await person.call('GET', `/api/trips/${results.slug}/events`);
    const visit = (body as { results: { id: string; type: string; start: string }[] }).results
      .filter(({ type }) => type === 'visit')
      .at(-1);
    if (visit) return { slug: results.slug, event: visit.id, date: visit.start.slice(0, 10) };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The trip of the bench was not planned in time. Run it again when the machine is quieter.');
}

async function benchTrips(server: BenchServer): Promise<boolean[]> {
  const person = await visitor(server.address);
  const all: Editable[] = [];
  while (all.length < trips) all.push(await plannedTrip(person));
  const cookies = { cookie: person.cookie(), 'x-xsrf-token': /XSRF-TOKEN=([^;]*)/.exec(person.cookie())?.[1] ?? '' };
  const reads = ['', '/events'].map((what) => ({
    name: what ? 'its events' : 'trip of 7 days',
    paths: [`/api/trips/${all[0]?.slug}${what}`],
    headers: { cookie: cookies.cookie },
    target: { share: 0.5 },
  }));
  const held: boolean[] = [];
  for (const one of reads) held.push(await benchRead(server, one));
  let client = 0;
  const edit = () =>
    load(server, {
      url: server.address,
      setupClient: (each) => {
        const { event, date } = all[client++ % trips] as Editable;
        each.setRequests(
          ['20:00:00', '20:30:00'].map((clock) => ({
            method: 'PATCH' as const,
            path: `/api/events/${event}`,
            headers: { ...cookies, ...asThePlanner },
            body: JSON.stringify({ start: `${date} ${clock}` }),
          })),
        );
      },
    });
  for (let slice = 0; slice < editsWarmUp; slice++) await edit();
  const slices: Slice[] = [];
  while (slices.length < rounds) slices.push(await edit());
  const figure = {
    perSecond: median(slices.map(({ perSecond }) => perSecond)),
    p99: median(slices.map(({ p99 }) => p99)),
    cpu: median(slices.map(({ cpu }) => cpu)),
  };
  held.push(print('an event of ten trips moved', figure, { rate: 1_000 }));
  return held;
}

/** @param only calls whose name holds this @returns whether every target was met */
export async function benchBare(only = ''): Promise<boolean> {
  const server = await startBenchServer();
  try {
    const held: boolean[] = [];
    for (const one of [...plainCases, ...variedCases].filter(({ name }) => name.includes(only)))
      held.push(await benchRead(server, one));
    if ('trips'.includes(only)) held.push(...(await benchTrips(server)));
    return held.every(Boolean);
  } finally {
    await server.stop();
  }
}
