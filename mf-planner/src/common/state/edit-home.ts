import type { KeptEdit } from '../domain/kept-edit.ts';
import type { Operation } from '../domain/operations.ts';
import type { TripState } from '../domain/trip-state.ts';
import type { EditShelf } from './kept-edits.ts';
import type { TabMessage, Tabs } from './tabs.ts';

/** Where the edits of a person live: a shelf on the device, and the other pages that have the trip open. */
export type Home = { shelf: EditShelf; tabs: (hear: (from: string, message: TabMessage) => void) => Tabs };

type Inhabitant = {
  queue: () => readonly KeptEdit[];
  /** Edits that were kept, and the trip that they were done to. */
  take: (edits: readonly KeptEdit[], base: TripState | null) => void;
  /** What an edit of another page has made of the trip. */
  learn: (state: TripState) => void;
  /** Other pages have something else on its way. */
  show: () => void;
};

type Open = { home: Home; tabs: Tabs };

/** Keeps the edits of one page on the device, and takes over those of pages that are gone. */
export class EditHome {
  private at: Open | null = null;
  private safe = false;
  private hasBase = false;
  private wasOpen = false;
  private readonly others = new Map<string, readonly Operation[]>();

  constructor(private readonly who: Inhabitant) {}

  /** @returns ends it */
  readonly open = (home: Home): (() => void) => {
    const tabs = home.tabs((from, message) => this.hear(from, message));
    const at = { home, tabs };
    this.at = at;
    // What was done before it was known who is here is theirs; who comes after them has done none of it.
    if (!this.wasOpen) for (const edit of this.who.queue()) void this.put(edit);
    this.wasOpen = true;
    tabs.say({ say: 'hello' });
    void this.takeOver(at, null);
    return () => {
      tabs.close();
      if (this.at === at) this.at = null;
    };
  };

  readonly tab = (): string => this.at?.tabs.id ?? '';
  /** Whether what is not sent outlives the page. */
  readonly keeps = (): boolean => this.safe;
  readonly elsewhere = (): Operation[] => [...this.others.values()].flat();

  readonly put = async (edit: KeptEdit): Promise<void> => {
    if (!this.at) return;
    this.tellQueue();
    this.safe = await this.at.home.shelf.put({ ...edit, tab: this.tab() }).then(
      () => true,
      () => false,
    );
  };

  readonly forget = (key: string): void => void this.at?.home.shelf.drop(key).catch(() => undefined);

  /** Null: nothing waits any more. */
  readonly keepBase = (base: TripState | null): void => {
    if (base === null && !this.hasBase) return;
    this.hasBase = base !== null;
    void this.at?.home.shelf.keepBase(base).catch(() => undefined);
  };

  readonly tellQueue = (): void =>
    this.at?.tabs.say({ say: 'queue', operations: this.who.queue().map(({ operation }) => operation) });
  readonly tellState = (state: TripState): void => this.at?.tabs.say({ say: 'state', state });

  readonly turn = (work: () => Promise<void>): Promise<void> => (this.at ? this.at.tabs.turn(work) : work());

  private hear(from: string, message: TabMessage): void {
    if (message.say === 'hello') this.tellQueue();
    if (message.say === 'state') this.who.learn(message.state);
    if (message.say !== 'queue') return;
    if (message.operations.length > 0) this.others.set(from, message.operations);
    else this.others.delete(from);
    this.who.show();
    if (message.operations.length > 0) this.whenGone(from);
  }

  private readonly watched = new Set<string>();

  /** What a page leaves behind that is closed, or crashes, is sent by this one. */
  private whenGone(tab: string): void {
    const { at } = this;
    if (!at || this.watched.has(tab)) return;
    this.watched.add(tab);
    at.tabs.whenGone(tab, () => {
      this.watched.delete(tab);
      this.others.delete(tab);
      this.who.show();
      if (this.at === at) void this.takeOver(at, tab);
    });
  }

  /** @param tab null: whatever is kept; that of pages that are still there is left to them */
  private async takeOver(at: Open, tab: string | null): Promise<void> {
    const { edits, base } = await at.home.shelf.read().catch(() => ({ edits: [], base: null }));
    if (this.at !== at) return;
    const known = new Set(this.who.queue().map(({ key }) => key));
    const fresh = edits.filter(({ key }) => !known.has(key));
    const taken = fresh.filter((edit) => edit.tab === tab || (tab === null && edit.lost !== undefined));
    this.hasBase ||= base !== null;
    if (taken.length > 0) {
      this.who.take(taken, base);
      for (const edit of taken) if (edit.lost === undefined) void this.put(edit);
    }
    if (tab === null) for (const other of new Set(fresh.map((edit) => edit.tab))) this.whenGone(other);
  }
}
