/**
 * Facts that apps tell each other: `<owner>:<fact-in-the-past>`. Only the owner emits. What the state says of itself, such
 * as theme and currency, needs none.
 */
export type EventPayloads = {
  'shell:session-changed': { signedIn: boolean };
  /** The server has begun a session for this browser. */
  'account:session-begun': Record<string, never>;
  /** The person has ended their session on the server. */
  'account:session-ended': Record<string, never>;
  /** They have ended it here, and the server, which could not be told, has it still; comes after the former. */
  'account:logout-failed': Record<string, never>;
};
export type EventName = keyof EventPayloads;

type Listener<N extends EventName> = (payload: EventPayloads[N]) => void;

const listeners = new Map<EventName, Set<Listener<never>>>();

/** Tells every listener, in the order they came. A listener that throws does not keep the others from hearing. */
export function emit<N extends EventName>(name: N, payload: EventPayloads[N]): void {
  for (const listener of listeners.get(name) ?? []) {
    try {
      (listener as Listener<N>)(payload);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  }
}

/** @returns how to stop listening */
export function listen<N extends EventName>(name: N, listener: Listener<N>): () => void {
  const known = listeners.get(name) ?? new Set();
  listeners.set(name, known.add(listener));
  return () => {
    known.delete(listener);
  };
}
