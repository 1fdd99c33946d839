import type { ChangeMessage, PresenceMessage } from '@tabi/shared/contracts/trip-sharing';
import { createContext, useContext } from 'react';

export type People = PresenceMessage['people'];

/** Who else has the trip open. */
export const PeopleContext = createContext<People>([]);
export const useOthersHere = (): People => useContext(PeopleContext);

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
