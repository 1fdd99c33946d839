import type { KeptEdit } from '../domain/kept-edit.ts';
import type { Operation } from '../domain/operations.ts';
import type { TripState } from '../domain/trip-state.ts';

/** What became of an edit; one that waits for the network counts as done. A failure has been told by then. */
export type Outcome = { ok: true; answer: unknown } | { ok: false; error: unknown };

export type EditsView = {
  /** The server's trip with everything on it that is still on its way there. */
  shown: TripState;
  /** What is on its way, in its order. */
  waiting: readonly Operation[];
  pending: number;
  /** They wait for the network. */
  offline: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** What waited for the network and could not be done, until somebody has decided about it. */
  lost: readonly KeptEdit[];
  /** How many of those that waited were done. */
  merged: number;
};

export type Remark = { words: string; button?: { label: string; run: () => void } };

export type EditsDeps = {
  /** Does it once, if the trip still is at this version. @throws ApiError */
  send: (operation: Operation, version: number, key: string) => Promise<unknown>;
  /** The trip as it is now. @throws ApiError */
  fetch: () => Promise<TripState>;
  /** What takes back the change that made this version; null where nothing can. */
  undoOf: (version: number, words: string) => Operation | null;
  /** False where the device says that it is offline: what it could not send has not reached anybody. */
  isConnected: () => boolean;
  /** Resolves once asking again may help, after the network was gone. */
  connected: () => Promise<void>;
  tell: (remark: Remark) => void;
  fail: (error: unknown) => void;
  /** Hears every state that the server has told. */
  keep: (state: TripState) => void;
};
