import type { ChangeMessage, PresenceMessage } from '@tabi/shared/contracts/trip-sharing';
import { createContext, useContext, useSyncExternalStore } from 'react';

export type People = PresenceMessage['people'];

const nobody: People = [];

/**
 * Who else has the trip open. It can be heard of, and is no value of the page: who comes and goes makes nothing anew but what
 * shows it, also while the page is still coming to life.
 */
export class OthersHere {
  private people = nobody;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };
  readonly read = (): People => this.people;

  /** Everybody who has it open, whoever reads this page among them. */
  readonly hear = (everybody: People): void => {
    const people = everybody.filter(({ you }) => !you);
    if (people.length === 0 && this.people.length === 0) return;
    this.people = people;
    for (const listener of this.listeners) listener();
  };
}

export const OthersContext = createContext(new OthersHere());

export function useOthersHere(): People {
  const others = useContext(OthersContext);
  return useSyncExternalStore(others.subscribe, others.read, () => nobody);
}

type Hearing = {
  onChange: (message: ChangeMessage) => void;
  onPeople: (people: People) => void;
  /** Something may have been missed: the trip is to be asked for. */
  onGap: () => void;
};

/** Milliseconds. A stream that the browser gives up is opened anew after this long, a little longer each time. */
const firstWait = 2_000;
const longestWait = 60_000;
/** How often a browser asks that has no stream. */
const askEvery = 15_000;

const isClosed = (stream: EventSource) => stream.readyState === 2;

/**
 * Hears what others do to a trip, as it happens. The browser itself comes back after a break and says what it has heard last;
 * where it gives up, the stream is opened anew and the trip asked for.
 * @returns how to stop
 */
export function followTrip(id: string, { onChange, onPeople, onGap }: Hearing): () => void {
  if (typeof EventSource === 'undefined') {
    const timer = setInterval(onGap, askEvery);
    return () => clearInterval(timer);
  }
  let stream: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = firstWait;
  const open = () => {
    stream = new EventSource(`/api/trips/${encodeURIComponent(id)}/changes`);
    stream.addEventListener('change', ({ data }: MessageEvent<string>) => {
      onChange(JSON.parse(data) as ChangeMessage);
    });
    stream.addEventListener('presence', ({ data }: MessageEvent<string>) => {
      wait = firstWait;
      onPeople((JSON.parse(data) as PresenceMessage).people);
    });
    stream.addEventListener('error', () => {
      if (!isClosed(stream)) return;
      onPeople([]);
      timer = setTimeout(() => {
        onGap();
        open();
      }, wait);
      wait = Math.min(wait * 2, longestWait);
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    stream.close();
  };
}
