import { calls, type CallKey } from '@tabi/shared/contracts';
import { changesState } from '@tabi/shared/contracts/changes-state';
import { callAskers, callLines, type PlainCall } from '../testing/cast-call-rules.ts';
import { askFor, callScene, ownedBy } from '../testing/cast-calls.ts';
import type { OAuthProvider } from '../ports/oauth/oauth-settings.ts';
import { enrol } from '../testing/cast-people.ts';
import { tripAskers, type TripAsker } from '../testing/cast-trip-askers.ts';
import { openBy, requestOf, stateOf, tripScene, type TripScene } from '../testing/cast-trip.ts';
import { shownTo, statusOf, tripLines, type TripCall, type TripSecret } from '../testing/cast-trip-rules.ts';
import { shownIn } from '../testing/cast-shown.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

/** Nothing of it is ever asked: beginning to sign in only builds its address. */
const acme: OAuthProvider = {
  name: 'acme',
  label: 'Acme',
  clientId: 'tabi',
  clientSecret: () => 'a secret of the provider',
  scope: 'email',
  server: { authorize: 'https://acme.test/dialog', token: 'https://acme.test/token', profile: 'https://acme.test/me' },
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ providers: [acme] });
});
afterAll(() => api.close());

const verbOf = (call: string) => call.slice(0, call.indexOf(' ')) as 'GET';

it('has a line for every call of the contract', () => {
  expect([...Object.keys(tripLines), ...Object.keys(callLines)].sort()).toEqual(Object.keys(calls).sort());
});

it('refuses a stranger whatever changes something, and nothing else', () => {
  const refused = [
    ...(Object.keys(tripLines) as TripCall[]).filter((call) => statusOf(call, 'stranger') === 419),
    ...(Object.keys(callLines) as PlainCall[]).filter((call) => callLines[call][0] === 419),
  ];
  expect(refused.sort()).toEqual((Object.keys(calls) as CallKey[]).filter(changesState).sort());
});

describe('a call that changes something', () => {
  const changing = [
    ...(Object.keys(tripLines) as TripCall[]).filter((call) => statusOf(call, 'stranger') === 419),
    ...(Object.keys(callLines) as PlainCall[]).filter((call) => callLines[call][0] === 419),
  ];
  const pathOf = (call: string) => call.slice(call.indexOf('/')).replace(/\{\w+\}/g, 'x');

  it.each(changing)('is done for our own pages alone: %s', async (call) => {
    const { browser } = await enrol(api, 'Mai');
    const asked = async (headers: Record<string, string>, verb = verbOf(call)) =>
      (await browser.send(verb, pathOf(call), {}, headers)).status;
    expect(await asked({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await asked({ 'x-xsrf-token': '' })).toBe(419);
    if (verbOf(call) === 'GET') expect(await asked({ 'x-xsrf-token': '' }, 'HEAD' as 'GET')).toBe(419);
  });
});

const tripCalls = Object.keys(tripLines) as TripCall[];

describe('a call about a trip', () => {
  /** A place stands on the trip already when it is suggested: whoever may edit is told so. */
  const told: Partial<Record<TripCall, number>> = { 'POST /api/trips/{id}/events/suggested': 422 };

  /** @returns what differs from the table, and what the answers showed that is not for everybody */
  async function askAll({ standing, come }: TripAsker, scene: TripScene) {
    const [wrong, shown] = [[] as string[], new Set<string>()];
    const isRefused = (call: TripCall) => statusOf(call, standing) !== 200;
    // What is refused comes first: some of what is not ends the standing of the one who asks.
    const inOrder = [...tripCalls.filter(isRefused), ...tripCalls.filter((call) => !isRefused(call))];
    const arrived = await come(scene);
    for (const call of inOrder) {
      // A stranger is welcomed by the first answer, and none after it.
      const browser: TestBrowser = standing === 'stranger' ? await come(scene) : arrived;
      const [path, body] = requestOf(call, scene);
      const before = await stateOf(scene);
      const answer = await browser.send(verbOf(call), path, body);
      const expected = isRefused(call) ? statusOf(call, standing) : (told[call] ?? 200);
      if (answer.status !== expected) wrong.push(`${call} answered ${answer.status} instead of ${expected}.`);
      for (const name of shownIn(answer, scene.secrets)) shown.add(name);
      if (isRefused(call)) expect([call, await stateOf(scene)]).toEqual([call, before]);
    }
    return { wrong, shown: [...shown].sort() };
  }

  it.each(tripAskers.map((asker) => [asker.name, asker] as const))(
    'is answered to %s as the table says',
    async (_name, asker) => {
      const scene = await tripScene(api, { anonymous: asker.anonymous ?? false });
      const { wrong, shown } = await askAll(asker, scene);
      expect(wrong).toEqual([]);
      expect(shown).toEqual([...(shownTo[asker.standing] ?? [])].sort());
    },
    60_000,
  );

  it.each(tripAskers.map((asker) => [asker.name, asker] as const))(
    'is followed by %s only when the trip may be seen',
    async (_name, { standing, anonymous = false, come }) => {
      const scene = await tripScene(api, { anonymous });
      const { cookies } = await come(scene);
      const url = `/api/trips/${scene.id}/changes`;
      const answer = await api.app.inject({ url, cookies: Object.fromEntries(cookies), payloadAsStream: true });
      answer.stream().destroy();
      expect(answer.statusCode).toBe(statusOf('GET /api/trips/{id}', standing));
    },
  );

  it('tells those who plan along what has changed, and guests that something has', async () => {
    const scene = await tripScene(api);
    const guest = await openBy(await api.visitor(), scene, scene.tokens.public);
    const heardBy = async ({ cookies }: TestBrowser): Promise<TripSecret[]> => {
      const asked = { url: `/api/trips/${scene.id}/changes`, cookies: Object.fromEntries(cookies) };
      const answer = await api.app.inject({ ...asked, headers: { 'last-event-id': '1' }, payloadAsStream: true });
      let body = '';
      for await (const chunk of answer.stream().iterator({ destroyOnReturn: true })) {
        body += String(chunk);
        if (body.includes('payment-added')) break;
      }
      return shownIn({ status: 200, headers: {}, body }, scene.secrets);
    };
    expect(await heardBy(scene.friend.browser)).toEqual(['budget', 'to-dos', 'expenses']);
    expect(await heardBy(guest)).toEqual([]);
  });

  it('reaches nothing of another trip through one’s own', async () => {
    const [scene, own] = [await tripScene(api), await tripScene(api)];
    const before = await stateOf(scene);
    // A date names no thing of one trip alone.
    const nested = tripCalls.filter((call) => /\/trips\/\{id\}\/.*\{(?!date\})/.test(call));
    expect(nested).toHaveLength(12);
    for (const call of nested) {
      const [path, body] = requestOf(call, scene, own.id);
      expect([call, (await own.owner.send(verbOf(call), path, body)).status]).toEqual([call, 404]);
    }
    const { destinations } = (await scene.owner.get(`/api/trips/${scene.id}`)).body.results;
    const idea = { poi_id: scene.ideas[0], trip_id: own.id };
    expect((await own.owner.post(`/api/destinations/${destinations[0].part_id}/poi`, idea)).status).toBe(404);
    expect(await stateOf(scene)).toEqual(before);
  });
});

describe('a call about anything else', () => {
  /** What somebody else may do to what is the owner's: reset a password with the token of the owner's mail. */
  const touching = new Set<PlainCall>(['POST /api/password/reset']);

  it.each(Object.keys(callLines) as PlainCall[])('answers as its line says: %s', async (call) => {
    const scene = await callScene(api);
    const [stranger, guest, other, own, ...shown] = callLines[call];
    const statuses = { stranger, guest, other, owner: own };
    for (const asker of callAskers) {
      const before = await ownedBy(scene);
      const answer = await askFor(call, scene, asker);
      expect([asker, answer.status, answer.body?.message]).toEqual([asker, statuses[asker], answer.body?.message]);
      expect([asker, shownIn(answer, scene.secrets)]).toEqual([asker, asker === 'owner' ? shown : []]);
      if (asker !== 'owner' && !touching.has(call)) expect([asker, await ownedBy(scene)]).toEqual([asker, before]);
      if (asker === 'owner' && shown.length > 0) expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it.each((Object.keys(callLines) as PlainCall[]).filter((call) => callLines[call][1] === 401))(
    'takes a session that has not ended: %s',
    async (call) => {
      const scene = await callScene(api);
      await api.context.pool.query('DELETE FROM sessions WHERE user_id = $1', [scene.owner.id]);
      expect((await askFor(call, scene, 'owner')).status).toBe(401);
    },
  );
});
