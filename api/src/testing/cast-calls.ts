import type { FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { identities } from '../modules/accounts/users/identity-repository.ts';
import { createEntry } from '../modules/accounts/oauth/service.ts';
import { ticketsOf } from '../modules/accounts/oauth/ticket-service.ts';
import { seal } from '../http/seal.ts';
import { cookieNames } from '../http/cookies.ts';
import type { CallAsker, PlainCall } from './cast-call-rules.ts';
import { enrol, signedIn } from './cast-people.ts';
import type { Asking, CallScene, Part } from './cast-scene.ts';
import { secondFactorBodies } from './cast-second-factor.ts';
import { addPasskey } from './second-factor.ts';
import { storeTrip } from './stored-trip.ts';
import type { TestApi } from './test-api.ts';
import type { TestAnswer } from './test-browser.ts';

const title = 'A secret journey';
const listTitle = 'What I dream of';

export async function callScene(api: TestApi): Promise<CallScene> {
  const [owner, other] = [await enrol(api, 'Owner'), await enrol(api, 'Other', { verified: false })];
  const { browser } = owner;
  const kyoto = (await browser.get('/api/location/kyoto')).body.results.id;
  // A stop of the tour that is asked for.
  const place = (await browser.get('/api/pointOfInterests/kiyomizu-dera')).body.results.id;
  const wishlist = (await browser.post('/api/user/wishlists', { title: listTitle })).body.results.id;
  await browser.post('/api/user/wishlists/syncPOI', { wishlist_ids: [wishlist], place_id: place });
  await browser.post('/api/user/wishlists/syncLocation', { wishlist_ids: [wishlist], place_id: kyoto });
  const shown = (await browser.post('/api/user/wishlists', { title: 'For everybody' })).body.results.id;
  const { link } = (await browser.post(`/api/user/wishlists/${shown}/link`)).body.results;
  const shownList = new URL(link).searchParams.get('token') ?? '';
  const opinion = { resource: 'PointOfInterest', id: place, rating: 5, text: 'Come early.' };
  const review = (await browser.post('/api/reviews', opinion)).body.results.id;
  const days = { startDate: '2026-12-01', endDate: '2026-12-02' };
  await storeTrip(api, { userId: owner.id, where: kyoto, title, ...days });
  await signedIn(api, owner.id);
  const sessions = (await browser.get('/api/user/sessions')).body.results as { id: string; current: boolean }[];
  const session = sessions.find(({ current }) => !current)?.id ?? '';
  await identities.link(api.context.pool, { provider: 'acme', subject: owner.id }, owner.id, api.context.now());
  const passkey = (await addPasskey(api, browser, owner.password)).id;
  const askers = { stranger: api.stranger(), guest: await api.visitor(), other: other.browser, owner: browser };
  const ofOwner = (name: keyof typeof cookieNames) => browser.cookies.get(cookieNames[name]) ?? '';
  const credentials = [ofOwner('visitor'), ofOwner('twin'), ofOwner('session'), '$argon2'];
  const secrets = {
    account: [owner.email, owner.id],
    wishlist: [wishlist, listTitle],
    trip: [title],
    session: [session],
    credentials,
  };
  return { api, owner, session, passkey, wishlist, shownList, review, place, kyoto, askers, secrets };
}

let count = 0;
const fresh = () => `fresh.${++count}@cast.example.com`;
const newPassword = { password: 'another long one', password_confirmation: 'another long one' };
const days = { startDate: '2026-12-01', endDate: '2026-12-01' };
const synced = (place_id: number, { wishlist }: Asking) => ({ wishlist_ids: [wishlist], place_id });

/** Of the mail that the owner has just asked for. */
async function resetToken({ api, owner, asker }: Asking): Promise<string> {
  if (asker === 'stranger') return 'refused before it is read';
  const known = api.mailbox.to(owner.email, 'reset-password').length;
  await owner.browser.post('/api/password/email', { email: owner.email });
  while (api.mailbox.to(owner.email, 'reset-password').length === known)
    await new Promise((resolve) => setImmediate(resolve));
  const { url } = await api.mailbox.newest(owner.email, 'reset-password');
  return decodeURIComponent(url.split('/').at(-1) ?? '');
}

/** What the owner's browser comes back with from the provider. */
async function entryToken({ api, owner }: Asking): Promise<string> {
  await owner.browser.get('/api/oauth/acme');
  const cookie = [...owner.browser.cookies].map((pair) => pair.join('=')).join('; ');
  const attempt = ticketsOf(api.context).attempt.read({ headers: { cookie } } as FastifyRequest);
  return createEntry(api.context, owner.id, attempt?.browser ?? '');
}

/** What the one who asks has come back with from the provider is the owner's. */
function comeBack({ api, owner, asker, browser }: Asking): string {
  const { secret, now } = api.context;
  const content = { provider: 'acme', subject: `another-of-${owner.id}`, userId: owner.id };
  const cookie = seal(secret, 'tabi-shown', { content, until: now().getTime() + 60_000 });
  if (asker !== 'stranger') browser.cookies.set('tabi-shown', cookie);
  return 'acme';
}

const bodies: Partial<Record<PlainCall, Part<unknown>>> = {
  'POST /api/register': () => ({ name: 'New', email: fresh(), ...newPassword }),
  // Into the asker's own account, or a third one.
  'POST /api/login': async ({ api, owner, asker }) => {
    const { email, password } = asker === 'owner' ? owner : await enrol(api, 'Third');
    return { email, password };
  },
  ...secondFactorBodies,
  'PUT /api/user': () => ({ name: 'Renamed' }),
  'PATCH /api/user/settings': () => ({ units: 'mi' }),
  'DELETE /api/user': ({ owner }) => ({ password: owner.password }),
  'POST /api/password/email': ({ owner }) => ({ email: owner.email }),
  'POST /api/password/reset': async (asking) => ({
    email: asking.owner.email,
    token: await resetToken(asking),
    ...newPassword,
  }),
  'POST /api/user/wishlists': () => ({ title: 'Another list' }),
  'PATCH /api/user/wishlists/{id}': () => ({ title: 'Another name' }),
  'PUT /api/user/wishlists/{id}/note': ({ place }) => ({ kind: 'place', place_id: place, note: 'At dawn.' }),
  'PUT /api/user/wishlists/{id}/cover': ({ place }) => ({ cover: { kind: 'place', place_id: place } }),
  'POST /api/user/wishlists/syncPOI': (asking) => synced(asking.place, asking),
  'POST /api/user/wishlists/syncLocation': (asking) => synced(asking.kyoto, asking),
  'POST /api/reviews': ({ kyoto }) => ({ resource: 'Location', id: kyoto, rating: 4, text: 'Go there.' }),
  'PATCH /api/reviews/{id}': () => ({ rating: 1 }),
  'POST /api/reviews/{id}/helpful': () => ({ helpful: true }),
  'POST /api/email/subscribe': () => ({ email: fresh(), type: 'blog' }),
  'POST /api/early-access': () => ({ email: fresh(), name: 'Mai' }),
  'POST /api/influencer': () => ({ email: fresh(), name: 'Mai' }),
  'PUT /api/user/subscriptions': () => ({ types: ['blog'] }),
  'POST /api/location/suggest': () => ({ suggested_location: 'Ulaanbaatar' }),
  'POST /api/pointOfInterests/{id}/corrections': () => ({ message: 'It is closed on Wednesdays.' }),
  'POST /api/contactMessage': () => ({ name: 'Mai', email: fresh(), subject: 'Hello', message: 'A few words to you.' }),
  'POST /api/session': ({ owner }) => ({ user_id: owner.id, data: { city: null } }),
  'POST /api/track-interaction': () => ({ name: 'page:opened' }),
  'POST /api/track-events': () => ({ events: [{ name: 'page:opened' }] }),
  'POST /api/products/{id}/trip': () => ({}),
  'POST /api/journeys/{id}/trip': () => ({}),
  'POST /api/trips': ({ kyoto }) => ({ destination_ids: [kyoto], ...days }),
  'POST /api/trips/planner': ({ kyoto }) => ({ destination_ids: [kyoto], ...days }),
  'POST /api/trips/import': () => ({
    format: 'tabi-trip',
    version: 1,
    title: 'Brought in',
    ...days,
    startTime: '09:00',
    endTime: '22:00',
    tripPace: 1,
    theme: 'leisure',
    preferredTypes: [],
    destinations: [{ slug: 'kyoto', name: 'Kyoto', time_zone: 'Asia/Tokyo', ...days }],
    events: [],
    ideas: [],
  }),
};

const params: Record<string, Part<string | number>> = {
  '/api/user/wishlists/{id}': ({ wishlist }) => wishlist,
  '/api/user/sessions/{id}': ({ session }) => session,
  '/api/user/passkeys/{id}': ({ passkey }) => passkey,
  '/api/reviews/{id}': ({ review }) => review,
  '/api/location/{id}': ({ kyoto }) => kyoto,
  '/api/locations/{id}': ({ kyoto }) => kyoto,
  '/api/location/autocomplete/{text}': () => 'kyo',
  '/api/location/name/{name}': () => 'Kyoto',
  '/api/googleAutocomplete/{text}': () => 'kyo',
  '/api/pointOfInterests/{id}': ({ place }) => place,
  '/api/hotels/{id}': async ({ browser }) => (await browser.get('/api/hotels?per_page=1')).body.data[0].id,
  '/api/products/{id}': () => 'kiyomizu-at-six',
  '/api/journeys/{id}': () => 'tokyo-to-kyoto-over-the-alps',
  '/api/post/{id}': async ({ browser }) => (await browser.get('/api/blog?per_page=1')).body.data[0].id,
  '/api/oauth/{provider}': () => 'acme',
  '/api/user/identities/{provider}': comeBack,
  '/api/oauth/authenticateUser/{x}': entryToken,
};

const queries: Partial<Record<PlainCall, Part<string>>> = {
  'GET /api/reviews': ({ place }) => `resource=PointOfInterest&id=${place}`,
  'GET /api/locations': () => 'name=kyoto',
  'GET /api/pointOfInterests': () => 'location=kyoto',
  'GET /api/page/data': () => 'title=landing',
  'GET /api/filters': () => 'type=hotels',
  'GET /api/wishlists/shared': ({ shownList }) => `token=${shownList}`,
  'GET /api/search': () => 'text=kyoto',
};

const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

/** Asks for one call that nothing is wrong with but, perhaps, who asks. */
export async function askFor(call: PlainCall, scene: CallScene, asker: CallAsker): Promise<TestAnswer> {
  const browser = scene.askers[asker];
  // A stranger is welcomed by the first answer, and none after it.
  const asking = { ...scene, asker, browser: asker === 'stranger' ? scene.askers.guest : browser };
  const [verb, pattern = ''] = call.split(' ');
  const [prefix = pattern] = pattern.match(/^.*\}/) ?? [];
  const value = String((await params[prefix]?.(asking)) ?? '');
  const query = await queries[call]?.(asking);
  const path = `${pattern.replace(/\{\w+\}/, encodeURIComponent(value))}${query ? `?${query}` : ''}`;
  if (call === 'POST /api/user/avatar') return browser.upload(path, 'avatar', await picture());
  return browser.send(verb as 'GET', path, await bodies[call]?.(asking));
}

/** All that is the owner's; what others may do leaves it as it is. */
export async function ownedBy({ api, owner }: CallScene): Promise<unknown> {
  const { rows } = await api.context.pool.query(
    `SELECT to_jsonb(users) AS account,
       (SELECT jsonb_agg(to_jsonb(list) ORDER BY list.id) FROM wishlists AS list WHERE user_id = $1) AS lists,
       (SELECT count(*) FROM wishlist_places JOIN wishlists AS list ON list.id = wishlist_id WHERE user_id = $1) AS places,
       (SELECT count(*) FROM wishlist_locations JOIN wishlists AS list ON list.id = wishlist_id WHERE user_id = $1) AS locations,
       (SELECT jsonb_agg(jsonb_build_array(review.id, rating, text)) FROM reviews AS review WHERE user_id = $1) AS reviews,
       (SELECT jsonb_agg(to_jsonb(part)) FROM trip_contributors AS part WHERE user_id = $1) AS trips,
       (SELECT count(*) FROM sessions WHERE user_id = $1) AS sessions,
       (SELECT to_jsonb(factor) FROM second_factors AS factor WHERE user_id = $1) AS factor,
       (SELECT jsonb_agg(to_jsonb(key)) FROM passkeys AS key WHERE user_id = $1) AS passkeys,
       (SELECT jsonb_agg(to_jsonb(key) ORDER BY key.subject) FROM user_identities AS key WHERE user_id = $1) AS identities,
       (SELECT count(*) FROM visits WHERE user_id = $1) AS visits
     FROM users WHERE id = $1`,
    [owner.id],
  );
  return rows[0];
}
