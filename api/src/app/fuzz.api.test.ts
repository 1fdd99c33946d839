import { calls, type CallKey } from '@tabi/shared/contracts';
import type { CallSpec } from '@tabi/shared/contracts/call';
import { errorBody } from '@tabi/shared/contracts/common';
import { errorStatuses, type ErrorCode } from '@tabi/shared/contracts/errors';
import fc from 'fast-check';
import { inputsFor } from '../testing/fuzz-inputs.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import type { TestAnswer, TestBrowser } from '../testing/test-browser.ts';
import { signUp } from '../testing/test-person.ts';

const runs = Number(process.env['FUZZ_RUNS'] ?? 300);
let api: TestApi;
let browser: TestBrowser;
/** What is really there, by the path that it is found under: half of the requests are for it. */
let real: Record<string, string[]>;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const day = { startDate: '2026-12-01', endDate: '2026-12-02' };
async function planTrip(destination: number): Promise<{ trips: string[]; events: string[] }> {
  const { body } = await browser.post('/api/trips/planner', { destination_ids: [destination], ...day });
  const { slug } = body.results;
  const { body: found } = await browser.get(`/api/trips/${slug}/events`);
  return { trips: [slug], events: found.results.map(({ id }: { id: string }) => id) };
}

beforeAll(async () => {
  const ids = async (table: string) =>
    (await api.context.pool.query(`SELECT id::text FROM ${table} LIMIT 5`)).rows.map(({ id }) => String(id));
  const [locations, places] = [await ids('locations'), await ids('places')];
  real = {
    locations,
    location: locations,
    destinations: locations,
    pointOfInterests: places,
    poi: places,
    hotels: await ids('hotels'),
    products: await ids('products'),
    post: await ids('posts'),
  };
});

const nothing = fc.constant(undefined);
const requestsFor = (spec: CallSpec) =>
  fc.record({
    params: spec.params ? inputsFor(spec.params) : nothing,
    query: spec.query ? inputsFor(spec.query) : nothing,
    body: spec.body && !spec.multipart ? inputsFor(spec.body) : nothing,
    choice: fc.option(fc.record({ among: fc.nat(40) })),
  });

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
/** A lone surrogate has no place in an address: no client can send one. */
const encode = (value: unknown) => encodeURIComponent(textOf(value).replace(/\p{Surrogate}/gu, '\ufffd'));

type Choice = { among: number };

/** @param choice picks one of what is really there; null: what was made up is taken */
function addressOf(call: string, params: unknown, query: unknown, choice: Choice | null): string {
  const pick = (there: string[]) => (choice ? there[choice.among % Math.max(there.length, 1)] : undefined);
  const fields = (value: unknown) => (value && typeof value === 'object' ? Object.entries(value) : []);
  const given = new Map(fields(params));
  const parameter = /(\w+)\/(?:custom\/|hop\/)?\{(\w+)\}/g;
  const path = call.slice(call.indexOf(' ') + 1).replace(parameter, (part, kind: string, name: string) => {
    const there = pick(real[kind] ?? []);
    return part.replace(`{${name}}`, encode(there ?? given.get(name) ?? 'x'));
  });
  const search = fields(query).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return search.length > 0 ? `${path}?${search.join('&')}` : path;
}

/** A sentence, a code whose status is the answer's, and nothing of the validator's own. */
const isEnvelope = ({ status, body }: TestAnswer) =>
  status < 400 ||
  (errorBody.strict().safeParse(body).success &&
    errorStatuses[body.code as ErrorCode] === status &&
    !/expected|received|invalid input|unrecognized/i.test(JSON.stringify([body.message, body.errors])));

const names = Object.keys(calls) as CallKey[];

it.each(names)(
  'no input makes %s fail on our side',
  async (name) => {
    ({ browser } = await signUp(api, 'fuzz'));
    if (/trips|events/.test(name)) Object.assign(real, await planTrip(Number(real['locations']?.[0])));
    const verb = name.slice(0, name.indexOf(' ')) as 'GET';
    await fc.assert(
      fc.asyncProperty(requestsFor(calls[name]), async ({ params, query, body, choice }) => {
        const answer = await browser.send(verb, addressOf(name, params, query, choice), body);
        expect(answer.status).toBeLessThan(500);
        expect([isEnvelope(answer), answer.body?.message]).toEqual([true, answer.body?.message]);
      }),
      { numRuns: runs },
    );
  },
  120_000,
);
