import 'fake-indexeddb/auto';
import { refusal } from '@tabi/shared/testing';
import { addDays, utcDay } from '@tabi/shared/format';
import { addOwn, moveTo, planAgain } from '../domain/edits.ts';
import { keptFormat, longestKept, type KeptEdit } from '../domain/kept-edit.ts';
import { aTripServer, move, movedTo, startOf, type Page } from './fake-trip-server.ts';
import { unsentBy } from '@tabi/shared/state';
import { shelfOf } from './kept-edits.ts';
import type { TabMessage, Tabs } from './tabs.ts';

/** The pages of one browser: they hear each other, one sends at a time, and a page that is closed is gone. */
function aBrowser() {
  const pages = new Map<string, (from: string, message: TabMessage) => void>();
  const mourners = new Map<string, (() => void)[]>();
  let turns = Promise.resolve();
  const close = (id: string) => {
    pages.delete(id);
    for (const then of mourners.get(id) ?? []) then();
  };
  const tabs =
    (id: string) =>
    (hear: (from: string, message: TabMessage) => void): Tabs => {
      pages.set(id, hear);
      return {
        id,
        say: (message) => pages.forEach((other, to) => (to === id ? undefined : other(id, message))),
        turn: (work) => {
          const gone = new Promise<void>((then) => mourners.set(id, [...(mourners.get(id) ?? []), then]));
          return (turns = turns.then(() => Promise.race([work(), gone])));
        },
        whenGone: (tab, then) =>
          pages.has(tab) ? mourners.set(tab, [...(mourners.get(tab) ?? []), then]) : void setTimeout(then),
        close: () => close(id),
      };
    };
  return { tabs, close };
}

let trips = 0;
let trip = '';
beforeEach(() => {
  trips += 1;
  trip = `trip-${trips}`;
});

type Who = { person?: string | null; browser?: ReturnType<typeof aBrowser>; tab?: string };

/** The page with a place on the device where its edits are kept. */
function settle({ edits }: Page, { person = 'mai', browser = aBrowser(), tab = crypto.randomUUID() }: Who = {}) {
  return edits.moveInto({ shelf: shelfOf(person, trip), tabs: browser.tabs(tab) });
}

const until = async (holds: () => boolean | Promise<boolean>) => {
  for (let turn = 0; turn < 200 && !(await holds()); turn += 1) await new Promise((resolve) => setTimeout(resolve));
  expect(await holds()).toBe(true);
};
const kept = async (person: string | null = 'mai') => (await shelfOf(person, trip).read()).edits;
const isKept = (count: number) => until(async () => (await kept()).length === count);

/** A page on which somebody worked without a network and which was closed then. */
async function workedOffline(server: ReturnType<typeof aTripServer>, ...work: ((page: Page) => unknown)[]) {
  const page = server.open();
  settle(page);
  server.goOffline();
  for (const one of work) await one(page);
  await isKept(work.length);
  return page;
}

it('what was done without a network is there after a reload, and is sent in its order once the network is back', async () => {
  const server = aTripServer();
  const before = server.now();
  await workedOffline(
    server,
    ({ edits }) => edits.edit(move('a', '10:00')),
    ({ edits }) => edits.edit(move('b', '11:00')),
  );
  const page = server.open(before);
  settle(page);
  await until(() => page.edits.read().pending === 2 && page.edits.read().offline);
  const { shown } = page.edits.read();
  expect([startOf(shown, 'a'), startOf(shown, 'b')]).toEqual(['10:00', '11:00']);
  expect(server.sent).toEqual([]);
  server.goOnline();
  page.reconnect();
  await page.edits.settled();
  expect([startOf(server.now(), 'a'), startOf(server.now(), 'b')]).toEqual(['10:00', '11:00']);
  expect(page.told.map(({ words }) => words)).toEqual(['2 changes that waited on this device: all done']);
  await isKept(0);
});

it('a change whose answer was lost with the page is not made twice, and nobody else is said to have made it', async () => {
  const server = aTripServer();
  const first = server.open();
  settle(first);
  server.loseAnswers(true);
  void first.edits.edit(move('a', '10:00'));
  await until(async () => (await kept())[0]?.waited === true);
  server.loseAnswers(false);
  const page = server.open();
  settle(page);
  await until(async () => (await kept()).length === 0);
  expect(server.now().trip.version).toBe(2);
  expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1);
  expect(page.edits.read()).toMatchObject({ lost: [], pending: 0 });
});

it('an event that was added without a network can be changed before the server knows of it', async () => {
  const server = aTripServer();
  const add = addOwn(server.now().trip, 'Tea', { start: '2027-03-01 15:00:00', end: '2027-03-01 16:00:00' });
  await workedOffline(
    server,
    ({ edits }) => edits.edit(add),
    ({ edits }) => {
      const tea = edits.read().shown.events.find(({ title }) => title === 'Tea');
      return edits.edit(moveTo(tea!, { start: '2027-03-01 17:00:00', end: '2027-03-01 18:00:00' }));
    },
  );
  server.goOnline();
  const page = server.open();
  settle(page);
  await isKept(0);
  expect(server.now().events.find(({ title }) => title === 'Tea')).toMatchObject({ start: '2027-03-01 17:00:00' });
  expect(page.edits.read().lost).toEqual([]);
});

it('another account on the device neither sees nor sends it; what a visitor did is theirs who signs in', async () => {
  const server = aTripServer();
  await workedOffline(server, ({ edits }) => edits.edit(move('a', '10:00')));
  server.goOnline();
  const other = server.open();
  settle(other, { person: 'ken' });
  expect(await kept('ken')).toEqual([]);
  expect(server.sent).toEqual([]);
  const [edit] = await kept();
  await shelfOf('mai', trip).drop(edit!.key);
  await shelfOf(null, trip).put(edit!);
  expect(await kept('ken')).toMatchObject([{ key: edit!.key }]);
  expect(await kept(null)).toEqual([]);
});

it('what others changed or took away meanwhile is told by name and kept until somebody decides; the rest is merged', async () => {
  const server = aTripServer();
  const away = await workedOffline(
    server,
    ({ edits }) => edits.edit(move('a', '10:00')),
    ({ edits }) => edits.edit(move('b', '11:00')),
  );
  server.change((from) => movedTo(from, 'a', '15:00'));
  server.goOnline();
  away.reconnect();
  await away.edits.settled();
  expect([startOf(server.now(), 'a'), startOf(server.now(), 'b')]).toEqual(['15:00', '11:00']);
  expect(away.edits.read()).toMatchObject({
    merged: 1,
    lost: [{ operation: { words: 'Moved to 10:00' }, lost: 'Somebody else has changed Nijo Castle meanwhile.' }],
  });

  const page = server.open();
  settle(page);
  await until(() => page.edits.read().lost.length === 1);
  page.edits.doAgain(page.edits.read().lost[0]!.key);
  await page.edits.settled();
  expect(startOf(server.now(), 'a')).toBe('10:00');
  expect(page.edits.read().lost).toEqual([]);
  await isKept(0);
});

it('what the server refuses after it waited is kept with the server’s words, until it is let go', async () => {
  const server = aTripServer();
  const { edits, reconnect, failed } = await workedOffline(server, (page) => page.edits.edit(move('a', '10:00')));
  server.refusals.push(refusal('trip-locked', 'The trip is locked.'));
  server.goOnline();
  reconnect();
  await edits.settled();
  expect(edits.read().lost).toMatchObject([{ lost: 'The trip is locked.' }]);
  expect(failed).toEqual([]);
  edits.letGo(edits.read().lost[0]!.key);
  await isKept(0);
});

it('what cannot be read any more, or is older than a month, is told and not sent', async () => {
  const server = aTripServer();
  const edit = (more: object) =>
    ({ format: keptFormat, key: crypto.randomUUID(), tab: 'gone', at: Date.now(), nth: 1, kind: 'do', seen: '', operation: move('a', '10:00'), ...more }) as KeptEdit; // prettier-ignore
  await shelfOf('mai', trip).put(edit({ format: 0 }));
  await shelfOf('mai', trip).put(
    edit({ at: Date.parse(`${addDays(utcDay(new Date()), -longestKept - 1)}T00:00:00Z`) }),
  );
  const page = server.open();
  settle(page);
  await until(() => page.edits.read().lost.length === 2);
  expect(page.edits.read().lost.map(({ lost }) => lost)).toEqual([
    'It is more than 30 days old.',
    'It was kept by another version of Tabi, and cannot be read.',
  ]);
  expect(server.sent).toEqual([]);
});

it('of two pages of a trip both show what either did, one sends, and what a closed one leaves behind the other sends', async () => {
  const server = aTripServer();
  const browser = aBrowser();
  const [one, other] = [server.open(), server.open()];
  settle(one, { browser, tab: 'one' });
  settle(other, { browser, tab: 'other' });
  await one.edits.edit(move('b', '08:00'));
  expect(startOf(other.edits.read().shown, 'b')).toBe('08:00');
  expect(other.edits.isOwn(2)).toBe(true);
  server.goOffline();
  await one.edits.edit(move('a', '10:00'));
  await isKept(1);
  expect(startOf(other.edits.read().shown, 'a')).toBe('10:00');
  browser.close('one');
  server.goOnline();
  await until(() => startOf(server.now(), 'a') === '10:00');
  // The closed page of this test is not quite gone and may send it too: it is the same edit, which the server does once.
  const moves = server.sent.filter(({ words }) => words === 'Moved to 10:00');
  expect(new Set(moves.map(({ key }) => key)).size).toBe(1);
});

it('what waits is taken back without being sent', async () => {
  const server = aTripServer();
  const { edits, reconnect, told } = await workedOffline(server, (page) => page.edits.edit(move('a', '10:00')));
  expect(edits.read().canUndo).toBe(true);
  await edits.undo();
  expect(startOf(edits.read().shown, 'a')).toBe('09:00');
  expect(told.map(({ words }) => words)).toEqual(['Undone: Moved to 10:00']);
  await isKept(0);
  server.goOnline();
  reconnect();
  await edits.settled();
  expect(server.sent).toEqual([]);
  expect(edits.read()).toMatchObject({ offline: false, canUndo: false });
});

it('what the server works out is not done without a network, and not later unasked: it is said at once', async () => {
  const server = aTripServer();
  const { edits, told } = await workedOffline(server, (page) => page.edits.edit(move('a', '10:00')));
  expect(await edits.edit(planAgain(server.now().trip))).toMatchObject({ ok: false });
  expect(told.at(-1)?.words).toBe('This is worked out with the network. Try again when you are back.');
  expect(edits.read()).toMatchObject({ pending: 1 });
  const first = server.open();
  expect(await first.edits.edit(planAgain(server.now().trip))).toMatchObject({ ok: false });
  expect(first.edits.read().pending).toBe(0);
});

it('a page that can keep nothing asks before it is left with something that is not sent', async () => {
  const server = aTripServer();
  const page = server.open();
  const shelf = { ...shelfOf('mai', trip), put: () => Promise.reject(new Error('The browser keeps nothing.')) };
  page.edits.moveInto({ shelf, tabs: aBrowser().tabs('one') });
  server.goOffline();
  await page.edits.edit(move('a', '10:00'));
  expect(page.edits.isUnsafe()).toBe(true);
  const other = await workedOffline(server, ({ edits }) => edits.edit(move('a', '10:00')));
  await until(() => !other.edits.isUnsafe());
});

it('what was kept of a trip that nobody has opened for months is swept when another one is opened', async () => {
  const edit = (at: number): KeptEdit => ({
    format: keptFormat,
    key: 'k',
    tab: 't',
    at,
    nth: 1,
    kind: 'do',
    operation: { call: 'PATCH /api/trips/{id}', words: 'Renamed' },
    seen: '',
  });
  const months = 100 * 24 * 60 * 60 * 1000;
  await shelfOf('mai', 'asleep').put(edit(Date.now() - months));
  await shelfOf('mai', 'awake').put(edit(Date.now() - 1_000));
  await shelfOf('mai', trip).put(edit(Date.now() - months));
  const opened = await shelfOf('mai', trip).read();
  expect(opened.edits).toHaveLength(1);
  expect((await shelfOf('mai', 'awake').read()).edits).toHaveLength(1);
  expect((await shelfOf('mai', 'asleep').read()).edits).toEqual([]);
});

it('the other apps know how many changes of a person wait, of all their trips, until they are sent or let go', async () => {
  const server = aTripServer();
  const page = server.open();
  settle(page, { person: 'linh' });
  server.goOffline();
  await page.edits.edit(move('a', '10:00'));
  await page.edits.edit(move('b', '11:00'));
  await until(() => unsentBy('linh') === 2);
  expect(unsentBy('somebody else')).toBe(0);
  server.goOnline();
  page.reconnect();
  await until(() => unsentBy('linh') === 0);
});
