import type { TripEvent } from '@tabi/shared/contracts/trips';
import { ApiError, aTrip, refusal } from '@tabi/shared/testing';
import { shownWith } from '../domain/effects.ts';
import { operation, takenBackBy, type Operation } from '../domain/operations.ts';
import { withEvent, type TripState } from '../domain/trip-state.ts';
import type { Remark } from './edits-view.ts';
import { TripEdits } from './trip-edits.ts';

const event = (id: string, title: string, start = '09:00') =>
  ({ id, title, type: 'custom', date: '2027-03-01', start: `2027-03-01 ${start}:00`, pinned: false }) as TripEvent;

/** For tests: a page that has the trip open, and what it told. */
export type Page = { edits: TripEdits; told: Remark[]; failed: unknown[]; reconnect: () => void };

/** As the API tells whoever asks to be told briefly. */
function deltaOf(was: TripState, { trip, events, warnings }: TripState) {
  const known = new Set(was.events);
  const left = new Set(events.map(({ id }) => id));
  return {
    version: trip.version,
    since: was.trip.version,
    trip,
    events: events.filter((one) => !known.has(one)),
    gone: was.events.flatMap(({ id }) => (left.has(id) ? [] : [id])),
    warnings,
  };
}

/** For tests: a trip on a server, as far as edits know it. Every change counts its version up, and is made once a key. */
export function aTripServer() {
  let state: TripState = { trip: aTrip(), events: [event('a', 'Nijo Castle'), event('b', 'Kinkaku-ji')], warnings: [] };
  const done = new Map<string, number>();
  const sent: { words: string; version: number; key: string }[] = [];
  /** Answered before the server itself does; the first one once. */
  const refusals: unknown[] = [];
  let online = true;
  let losesAnswers = false;
  const change = (next: (from: TripState) => TripState) => {
    const { trip, ...rest } = next(state);
    state = { ...rest, trip: { ...trip, version: trip.version + 1 } };
  };
  const answer = async (one: Operation, version: number, key: string) => {
    if (!online) throw new ApiError(0, null);
    sent.push({ words: one.words, version, key });
    await Promise.resolve();
    const refused = refusals.shift();
    if (refused) throw refused as Error;
    const before = done.get(key);
    if (before !== undefined)
      throw new ApiError(409, { message: 'Done.', code: 'done-already', current: { version: before } });
    if (version !== state.trip.version) throw refusal('stale-version', 'Somebody was faster.');
    const was = state;
    change((from) => shownWith(from, one));
    done.set(key, state.trip.version);
    if (losesAnswers) throw new ApiError(0, null);
    return { results: deltaOf(was, state) };
  };
  const open = (from: TripState = state): Page => {
    const waiting = new Set<() => void>();
    const told: Remark[] = [];
    const failed: unknown[] = [];
    const edits = new TripEdits(from, {
      send: answer,
      fetch: () => (online ? Promise.resolve(state) : Promise.reject(new ApiError(0, null))),
      undoOf: () => null,
      isConnected: () => online,
      connected: () => new Promise((resolve) => waiting.add(resolve)),
      tell: (remark) => told.push(remark),
      fail: (error) => failed.push(error),
      keep: () => undefined,
    });
    const reconnect = () => waiting.forEach((go) => go());
    return { edits, told, failed, reconnect };
  };
  return {
    open,
    sent,
    refusals,
    change,
    now: () => state,
    goOffline: () => (online = false),
    goOnline: () => (online = true),
    loseAnswers: (lose: boolean) => (losesAnswers = lose),
  };
}

export const startOf = (state: TripState, id: string) => state.events.find((one) => one.id === id)?.start.slice(11, 16);

/** What somebody else does: an event at another hour. */
export const movedTo = (from: TripState, id: string, start: string): TripState =>
  withEvent(from, id, (one) => ({ ...one, start: `2027-03-01 ${start}:00` }));

const at = (id: string, start: string): Operation =>
  operation(
    'PATCH /api/events/{id}',
    { params: { id }, body: { start: `2027-03-01 ${start}:00` } },
    { about: id, words: `Moved to ${start}` },
  );

/** Moves an event; what takes it back moves it to where it was. */
export const move = (id: string, start: string, from = '09:00'): Operation => takenBackBy(at(id, start), at(id, from));
