import { parseArgs } from 'node:util';
import { addDays, utcDay } from '@tabi/shared/format';
import { benchBare } from './api-bare.ts';
import { benchFilled } from './api-filled.ts';
import { benchTogether } from './api-together.ts';
import { percentile, visitor, type Visitor } from './api-visitor.ts';

/**
 * `pnpm bench:api [plans]`: what a traveller waits for, against a running site (BASE_URL, default http://localhost:3000).
 * Start that site with RATE_LIMIT_SCALE=100, or its limit of 20 plans a minute answers 429.
 * `pnpm bench:api --fill 100000` needs no site: it measures one of its own beside the targets, before and after that many
 * trips with ten events each are in its database. `--bare [name]` measures one of its own under load, beside a handler that does
 * nothing but send the same bytes.
 */
const base = process.env['BASE_URL'] ?? 'http://localhost:3000';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fill: { type: 'boolean' }, bare: { type: 'boolean' } },
});
const plans = Number(positionals[0] ?? 60);
const reads = 300;
const warmUp = 5;

interface Measured {
  name: string;
  times: number[];
  note: string;
}

const inDays = (days: number) => addDays(utcDay(new Date()), days);

async function benchPlans(person: Visitor): Promise<{ measured: Measured; slug: string }> {
  const { data } = (await person.call('GET', '/api/locations?per_page=50')).body as { data: { id: number }[] };
  const times: number[] = [];
  let inTime = 0;
  let slug = '';
  for (let index = 0; index < plans + warmUp; index++) {
    const wish = { destination_ids: [data[index % data.length]?.id], startDate: inDays(30), endDate: inDays(32) };
    const { status, body, ms } = await person.call('POST', '/api/trips/planner', wish);
    if (status !== 200) throw new Error(`A plan was answered with ${status}: ${JSON.stringify(body)}`);
    const { results } = body as { results: { status: string; slug: string } };
    slug = results.slug;
    if (index < warmUp) continue;
    times.push(ms);
    if (results.status === 'planned') inTime += 1;
  }
  return {
    measured: { name: 'POST /api/trips/planner, 3 days', times, note: `${inTime} of ${plans} planned at once` },
    slug,
  };
}

async function benchRead(person: Visitor, name: string, path: string): Promise<Measured> {
  const times: number[] = [];
  for (let index = 0; index < reads + warmUp; index++) {
    const { status, ms } = await person.call('GET', path);
    if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
    if (index >= warmUp) times.push(ms);
  }
  return { name, times, note: '' };
}

/** An event moved to and fro, with all that is answered to it. */
async function benchMoves(person: Visitor, slug: string): Promise<Measured> {
  const { results } = (await person.call('GET', `/api/trips/${slug}/events`)).body as {
    results: { id: string; type: string; start: string }[];
  };
  const visit = results.filter(({ type }) => type === 'visit').at(-1);
  const times: number[] = [];
  for (let index = 0; index < reads + warmUp; index++) {
    const start = `${visit?.start.slice(0, 11)}${index % 2 ? '20:00:00' : '20:30:00'}`;
    const { status, body, ms } = await person.call('PATCH', `/api/events/${visit?.id}`, { start });
    if (status !== 200) throw new Error(`A move was answered with ${status}: ${JSON.stringify(body)}`);
    if (index >= warmUp) times.push(ms);
  }
  return { name: 'PATCH /api/events/{id}', times, note: `${results.length} events on the trip` };
}

async function main(): Promise<void> {
  if (values.bare) {
    process.exitCode = (await benchBare(positionals[0])) ? 0 : 1;
    return;
  }
  if (values.fill) {
    process.exitCode = (await benchFilled(Number(positionals[0] ?? 100_000))) ? 0 : 1;
    return;
  }
  const person = await visitor(base);
  const { measured, slug } = await benchPlans(person);
  const all = [
    measured,
    await benchRead(person, 'GET /api/trips/{id}', `/api/trips/${slug}`),
    await benchRead(person, 'GET /api/trips/{id}/events', `/api/trips/${slug}/events`),
    await benchRead(person, 'GET /api/pointOfInterests, 24', '/api/pointOfInterests?location=kyoto'),
    await benchRead(person, 'GET /api/locations, 24', '/api/locations'),
    await benchMoves(person, slug),
    ...(await benchTogether(base, person, slug)),
  ];
  for (const { name, times, note } of all) {
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)].map((ms) => `${ms.toFixed(1)} ms`.padStart(9));
    console.log(`${name.padEnd(34)} p50 ${p50}   p95 ${p95}   ${note}`);
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
