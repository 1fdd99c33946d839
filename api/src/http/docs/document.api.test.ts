import { createConfig, lintFromString } from '@redocly/openapi-core';
import { calls, type CallKey } from '@tabi/shared/contracts';
import type { CallSpec } from '@tabi/shared/contracts/call';
import { callLines, type PlainCall } from '../../testing/cast-call-rules.ts';
import { statuses, statusOf, tripLines, type TripCall } from '../../testing/cast-trip-rules.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import type { ApiDocument, Operation } from './document-types.ts';
import { examples } from './examples.ts';

let api: TestApi;
let document: ApiDocument;
beforeAll(async () => {
  api = await startTestApi();
  document = (await api.stranger().get('/api/openapi.json')).body;
});
afterAll(() => api.close());

const operations = (): [CallKey, Operation][] =>
  Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]): [CallKey, Operation] => [
      `${verb.toUpperCase()} ${path}` as CallKey,
      operation,
    ]),
  );

/** Paths of the specification: one is only deleted, the other only read, so nobody can mean the other. */
const apartByVerb = '`/api/trips/{id}/events/custom/{eventId}` and `/api/trips/{id}/events/{eventId}/return`';

it('lints clean', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      'operation-operationId-unique': 'error',
      'operation-operationId-url-safe': 'error',
      'operation-4xx-response': 'error',
      'operation-singular-tag': 'error',
      'operation-tag-defined': 'error',
      'tag-description': 'error',
      'no-unused-components': 'error',
      'no-invalid-media-type-examples': 'error',
    },
  });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  const found = problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
  expect(found.filter((problem) => !problem.includes(apartByVerb))).toEqual([]);
});

it('has an example of every body that is JSON, and the contract takes it', () => {
  const wanted = operations().filter(([, { requestBody }]) => requestBody?.content['application/json']);
  expect(Object.keys(examples).sort()).toEqual(wanted.map(([call]) => call).sort());
  for (const [call] of wanted) {
    const { body }: CallSpec = calls[call];
    expect([call, body?.safeParse(examples[call]).error?.message]).toEqual([call, undefined]);
  }
});

it('says of every call whom it asks to be signed in, and what asks for the token, as the calls really do', () => {
  const asksOf = (call: CallKey): { stranger: number; guest: number } => {
    if (call in tripLines)
      return { stranger: statusOf(call as TripCall, 'stranger'), guest: statusOf(call as TripCall, 'other visitor') };
    const [stranger, guest] = callLines[call as PlainCall];
    return { stranger, guest };
  };
  for (const [call, { security }] of operations()) {
    const { stranger, guest } = asksOf(call);
    const token = stranger === 419 ? { xsrf: [] } : {};
    const session = { session: [], ...token };
    // Found by what is shown with it, whoever asks.
    const byProof = stranger === 404 && !(call in tripLines);
    const either = stranger === 200 || byProof ? [] : [{ visitor: [], ...token }, session];
    expect([call, security]).toEqual([call, guest === 401 ? [session] : either]);
  }
});

it('describes every status that a call is refused with', () => {
  const standings = Object.keys(statuses) as (keyof typeof statuses)[];
  for (const [call, { responses }] of operations()) {
    const line = callLines[call as PlainCall]?.filter((part) => typeof part === 'number');
    const all = line ?? standings.map((standing) => statusOf(call as TripCall, standing));
    expect([call, all.filter((status) => !(status in responses))]).toEqual([call, []]);
  }
});

it('says of just the calls that can be brief how to ask them for it', () => {
  const prefer = { $ref: '#/components/parameters/Prefer' };
  const asked = operations().flatMap(([call, { parameters }]) =>
    JSON.stringify(parameters ?? []).includes(JSON.stringify(prefer)) ? [call] : [],
  );
  const brief = Object.entries(calls).flatMap(([call, spec]: [string, CallSpec]) => (spec.brief ? [call] : []));
  expect(brief).toContain('PATCH /api/events/{id}');
  expect(asked.sort()).toEqual(brief.sort());
});
