import type { Operation } from '../domain/operations.ts';
import type { TripState } from '../domain/trip-state.ts';
import { newId } from '../domain/new-id.ts';

/** What the pages of one trip in one browser tell each other. */
export type TabMessage =
  /** Somebody has opened it: what is on its way elsewhere? */
  | { say: 'hello' }
  /** What is on its way in this page. */
  | { say: 'queue'; operations: readonly Operation[] }
  /** The server has told this one: of an edit of this browser. */
  | { say: 'state'; state: TripState };

export type Tabs = {
  /** Of this page, for as long as it has the trip open. */
  readonly id: string;
  say: (message: TabMessage) => void;
  /** Does it while no other page sends anything of this trip. */
  turn: (work: () => Promise<void>) => Promise<void>;
  /** Once that page is gone, also when it crashed; at once where it is gone already. */
  whenGone: (tab: string, then: () => void) => void;
  close: () => void;
};

const lifeOf = (tab: string) => `tabi-edits of ${tab}`;

/** The other pages that have the same trip open. A browser without locks or channels is taken for one page. */
export function openTabs(name: string, hear: (from: string, message: TabMessage) => void): Tabs {
  const id = newId();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`tabi-edits ${name}`);
  const locks = typeof navigator.locks === 'undefined' ? null : navigator.locks;
  let end: () => void = () => undefined;
  void locks?.request(lifeOf(id), () => new Promise<void>((resolve) => (end = resolve)));
  channel?.addEventListener('message', ({ data }: MessageEvent<{ from: string; message: TabMessage }>) =>
    hear(data.from, data.message),
  );
  return {
    id,
    say: (message) => channel?.postMessage({ from: id, message }),
    turn: (work) => (locks ? locks.request(`tabi-edits turn ${name}`, work) : work()),
    whenGone: (tab, then) => {
      if (locks) void locks.request(lifeOf(tab), then);
      else then();
    },
    close: () => {
      channel?.close();
      end();
    },
  };
}
