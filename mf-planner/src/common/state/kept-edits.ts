import { noteUnsent } from '@tabi/shared/state';
import { createStore, del, delMany, entries, keys, set, type UseStore } from 'idb-keyval';
import { inOrder, readKept, type KeptEdit } from '../domain/kept-edit.ts';
import type { TripState } from '../domain/trip-state.ts';

export type Kept = { edits: KeptEdit[]; base: TripState | null };

/** Where the edits of one trip by one person are kept on this device. Each call fails where the browser keeps nothing. */
export type EditShelf = {
  /** In the order in which they were done, and the trip that they were done to. */
  read: () => Promise<Kept>;
  put: (edit: KeptEdit) => Promise<void>;
  drop: (key: string) => Promise<void>;
  /** Null: nothing waits any more. */
  keepBase: (base: TripState | null) => Promise<void>;
};

/** Milliseconds: a store that hangs is given up. Nobody waits for it, so a busy device has all the time it needs. */
const patience = 20_000;

const within = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<T>((_, fail) => setTimeout(() => fail(new Error('The browser keeps nothing.')), patience)),
  ]);

let rows: UseStore | null = null;
const store = (): UseStore => (rows ??= createStore('tabi-edits', 'edits'));

/** What the server gives to whoever signs in: the trips of this browser's visitor, and what was done to them. */
const visitor = 'visitor';

/** What was done before signing in is theirs by now. */
async function claim(own: string, tripId: string): Promise<void> {
  const before = `${visitor} ${tripId} `;
  for (const [key, row] of await entries<string, unknown>(store())) {
    if (!key.startsWith(before) || own === before) continue;
    await set(own + key.slice(before.length), row, store());
    await del(key, store());
  }
}

/** Days: a trip that nobody has opened for so long is gone, or given up. */
const longestAsleep = 90;

type Row = Partial<KeptEdit>;

/**
 * Other trips whose every edit is that old will not be opened again: what was kept of them goes, with the trip it was done to.
 * @param own the one that is being opened
 */
async function sweep(own: string, now: () => number): Promise<void> {
  const rows = await entries<string, Row>(store());
  const tripOf = (key: string) => key.slice(0, key.lastIndexOf(' ') + 1);
  const oldest = now() - longestAsleep * 24 * 60 * 60 * 1000;
  const awake = new Set(rows.filter(([, { at }]) => at !== undefined && at > oldest).map(([key]) => tripOf(key)));
  await delMany(
    rows.map(([key]) => key).filter((key) => !key.startsWith(own) && !awake.has(tripOf(key))),
    store(),
  );
}

/** Tells the other apps how many changes of an account wait here. */
async function tell(person: string | null): Promise<void> {
  if (person === null) return;
  const all = await keys<string>(store());
  noteUnsent(person, all.filter((key) => key.startsWith(`${person} `) && !key.endsWith(' base')).length);
}

/**
 * @param person the account whose they are: no other one on this device sees or sends them; null for a visitor
 */
export function shelfOf(person: string | null, tripId: string, now: () => number = Date.now): EditShelf {
  const own = `${person ?? visitor} ${tripId} `;
  const baseKey = `${own}base`;
  return {
    read: async () => {
      await within(claim(own, tripId));
      await within(sweep(own, now));
      await within(tell(person));
      const all = await within(entries<string, unknown>(store()));
      const mine = all.filter(([key]) => key.startsWith(own));
      const base = mine.find(([key]) => key === baseKey)?.[1] ?? null;
      const edits = mine.filter(([key]) => key !== baseKey).map(([, row]) => readKept(row, now()));
      return { edits: inOrder(edits), base: base as TripState | null };
    },
    // Async, so that a browser without any such store fails like one whose store does.
    put: async (edit) => within(set(own + edit.key, edit, store()).then(() => tell(person))),
    drop: async (key) => within(del(own + key, store()).then(() => tell(person))),
    keepBase: async (base) => within(base ? set(baseKey, base, store()) : del(baseKey, store())),
  };
}
