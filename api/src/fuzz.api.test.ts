import { calls, type CallKey } from '@tabi/shared/contracts';
import type { CallSpec } from '@tabi/shared/contracts/call';
import fc from 'fast-check';
import { inputsFor } from './testing/hostile.ts';
import { startTestApi, type TestApi } from './testing/test-api.ts';
import type { TestAnswer, TestBrowser } from './testing/test-browser.ts';
import { signUp } from './testing/test-person.ts';

const runs = Number(process.env['FUZZ_RUNS'] ?? 300);
/** These end with the listener, not with an answer. */
const streams = new Set<CallKey>(['GET /api/trips/{id}/changes' as CallKey]);

let api: TestApi;
let browser: TestBrowser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ({ browser } = await signUp(api, 'fuzz'));
});
afterAll(() => api.close());

const nothing = fc.constant(undefined);
const requestsFor = (spec: CallSpec) =>
  fc.record({
    params: spec.params ? inputsFor(spec.params) : nothing,
    query: spec.query ? inputsFor(spec.query) : nothing,
    body: spec.body && !spec.multipart ? inputsFor(spec.body) : nothing,
  });

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
/** A lone surrogate has no place in an address: no client can send one. */
const encode = (value: unknown) => encodeURIComponent(textOf(value).replace(/\p{Surrogate}/gu, '\ufffd'));

function addressOf(call: string, params: unknown, query: unknown): string {
  const fields = (value: unknown) => (value && typeof value === 'object' ? Object.entries(value) : []);
  const given = new Map(fields(params));
  const path = call
    .slice(call.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encode(given.get(name) ?? 'x'));
  const search = fields(query).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return search.length > 0 ? `${path}?${search.join('&')}` : path;
}

const isEnvelope = ({ status, body }: TestAnswer) =>
  status < 400 ||
  (typeof body?.message === 'string' &&
    Object.keys(body).every((key) => ['message', 'errors', 'current'].includes(key)));

const names = (Object.keys(calls) as CallKey[]).filter((name) => !streams.has(name));

it.each(names)(
  'no input makes %s fail on our side',
  async (name) => {
    const verb = name.slice(0, name.indexOf(' ')) as 'GET';
    await fc.assert(
      fc.asyncProperty(requestsFor(calls[name]), async ({ params, query, body }) => {
        const answer = await browser.send(verb, addressOf(name, params, query), body);
        expect(answer.status).toBeLessThan(500);
        expect([isEnvelope(answer), answer.body?.message]).toEqual([true, answer.body?.message]);
      }),
      { numRuns: runs },
    );
  },
  120_000,
);
