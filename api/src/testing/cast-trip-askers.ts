import { cookieNames } from '../http/cookies.ts';
import { enrol, signedIn } from './cast-people.ts';
import type { Standing } from './cast-trip-rules.ts';
import { openBy, type TripScene } from './cast-trip.ts';
import type { TestBrowser } from './test-browser.ts';

/** Somebody who asks for the trip of a scene; the scene is theirs alone. */
export interface TripAsker {
  name: string;
  standing: Standing;
  /** The trip's owner has no account. */
  anonymous?: boolean;
  come: (scene: TripScene) => Promise<TestBrowser>;
}

type Kind = keyof TripScene['tokens'];

const guest = async (scene: TripScene, kind: Kind) => openBy(await scene.api.visitor(), scene, scene.tokens[kind]);
const withAccount = async ({ api }: TripScene) => (await enrol(api, 'Other')).browser;
const lock = ({ owner, id }: TripScene) => owner.send('PATCH', `/api/trips/${id}`, { locked: true });
const remove = ({ owner, id }: TripScene) => owner.delete(`/api/trips/${id}`);

/** Does something to the trip once the browser is there. */
const then = async (browser: TestBrowser, work: Promise<{ status: number }>): Promise<TestBrowser> => {
  const { status } = await work;
  if (status !== 200) throw new Error(`The scene could not be set: ${status}. See to the cast first.`);
  return browser;
};
const revoked = async (scene: TripScene, kind: Kind) => {
  const browser = await guest(scene, kind);
  return then(browser, scene.owner.delete(`/api/trips/${scene.id}/${kind === 'public' ? 'public' : 'invite'}`));
};

export const tripAskers: TripAsker[] = [
  { name: 'a stranger', standing: 'stranger', come: async ({ api }) => api.stranger() },
  { name: 'another visitor', standing: 'other visitor', come: ({ api }) => api.visitor() },
  { name: 'another user', standing: 'other user', come: withAccount },
  { name: 'the owner', standing: 'owner', come: async ({ owner }) => owner },
  {
    name: 'an owner without an account',
    standing: 'anonymous owner',
    anonymous: true,
    come: async ({ owner }) => owner,
  },
  {
    name: 'somebody who shows the uuid of an owner without an account, and not its twin',
    standing: 'stranger',
    anonymous: true,
    come: async ({ api, owner }) => {
      const browser = api.stranger();
      browser.cookies.set(cookieNames.visitor, owner.cookies.get(cookieNames.visitor) ?? '');
      return browser;
    },
  },
  {
    name: 'the owner, signed out',
    standing: 'other visitor',
    come: async ({ owner }) => then(owner, owner.post('/api/logout')),
  },
  {
    name: 'the owner, whose session has ended elsewhere',
    standing: 'other visitor',
    come: async ({ api, owner }) => {
      await api.context.pool.query('DELETE FROM sessions');
      return owner;
    },
  },
  { name: 'a contributor', standing: 'contributor', come: async ({ friend }) => friend.browser },
  {
    name: 'a contributor to the trip of an owner without an account',
    standing: 'contributor',
    anonymous: true,
    come: async ({ friend }) => friend.browser,
  },
  {
    name: 'a guest of an owner without an account',
    standing: 'guest',
    anonymous: true,
    come: (scene) => guest(scene, 'public'),
  },
  {
    name: 'a contributor in another browser',
    standing: 'contributor',
    come: ({ api, friend }) => signedIn(api, friend.id),
  },
  {
    name: 'a contributor who was taken off the trip',
    standing: 'other user',
    come: async ({ owner, friend, id }) => then(friend.browser, owner.delete(`/api/trips/${id}/user/${friend.id}`)),
  },
  { name: 'a guest by the invite link', standing: 'guest', come: (scene) => guest(scene, 'invite') },
  { name: 'a guest by the public link', standing: 'guest', come: (scene) => guest(scene, 'public') },
  { name: 'a guest by a personal invitation', standing: 'guest', come: (scene) => guest(scene, 'mailed') },
  {
    name: 'a user by the public link',
    standing: 'guest with an account',
    come: async (scene) => openBy(await withAccount(scene), scene, scene.tokens.public),
  },
  {
    name: 'a user by a personal invitation to somebody else',
    standing: 'guest with an account',
    come: async (scene) => openBy(await withAccount(scene), scene, scene.tokens.mailed),
  },
  {
    name: 'a user who has taken up a personal invitation to somebody else',
    standing: 'contributor',
    come: async (scene) => openBy(await withAccount(scene), scene, `${scene.tokens.mailed}&join=yes`),
  },
  {
    name: 'a guest whose invite link was revoked',
    standing: 'other visitor',
    come: (scene) => revoked(scene, 'invite'),
  },
  {
    name: 'a guest whose public link was revoked',
    standing: 'other visitor',
    come: (scene) => revoked(scene, 'public'),
  },
  {
    name: 'a guest whose invitation was revoked',
    standing: 'other visitor',
    come: (scene) => revoked(scene, 'mailed'),
  },
  {
    name: 'the owner of a locked trip',
    standing: 'owner, locked',
    come: async (scene) => then(scene.owner, lock(scene)),
  },
  {
    name: 'an owner without an account of a locked trip',
    standing: 'anonymous owner, locked',
    anonymous: true,
    come: async (scene) => then(scene.owner, lock(scene)),
  },
  {
    name: 'a contributor to a locked trip',
    standing: 'contributor, locked',
    come: async (scene) => then(scene.friend.browser, lock(scene)),
  },
  {
    name: 'a guest of a locked trip',
    standing: 'guest',
    come: async (scene) => then(await guest(scene, 'public'), lock(scene)),
  },
  {
    name: 'the owner of a deleted trip',
    standing: 'owner, deleted',
    come: async (scene) => then(scene.owner, remove(scene)),
  },
  {
    name: 'an owner without an account of a deleted trip',
    standing: 'anonymous owner, deleted',
    anonymous: true,
    come: async (scene) => then(scene.owner, remove(scene)),
  },
  {
    name: 'a contributor to a deleted trip',
    standing: 'contributor, deleted',
    come: async (scene) => then(scene.friend.browser, remove(scene)),
  },
  {
    name: 'a guest of a deleted trip',
    standing: 'guest, deleted',
    come: async (scene) => then(await guest(scene, 'public'), remove(scene)),
  },
];
