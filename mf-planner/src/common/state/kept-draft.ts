/** What a form has of a trip that is not planned yet. */
export interface Kept<D> {
  draft: D;
  /** The last sending: sent again as it is, it has the same key, and makes one trip. */
  sent?: { key: string; body: string };
  /** The trip that was made of it and could not be planned: the next sending mends that one. */
  failed?: string;
}

// Where the browser keeps nothing, a retry must have its key all the same.
const memory = new Map<string, string>();

function readText(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return memory.get(name) ?? null;
  }
}

function writeText(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    if (text === null) memory.delete(name);
    else memory.set(name, text);
  }
}

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export interface KeptDraft<D> {
  read(): Kept<D> | null;
  save(draft: D): void;
  /** The key of sending this body; a body that was sent last has the key that it had. */
  keyOf(draft: D, body: unknown): string;
  /** The trip that was made of it could not be planned; null: there is none to mend. */
  remember(failed: string | null): void;
  /** Lets it go. @returns what brings it back */
  discard(): () => void;
  forget(): void;
}

/** A form's draft under this name, in the browser: it outlives a reload, another tab and signing in. */
export function keptDraft<D>(name: string): KeptDraft<D> {
  const read = (): Kept<D> | null => {
    try {
      return JSON.parse(readText(name) ?? 'null') as Kept<D> | null;
    } catch {
      return null;
    }
  };
  const write = (kept: Kept<D>) => writeText(name, JSON.stringify(kept));
  return {
    read,
    save: (draft) => write({ ...read(), draft }),
    keyOf: (draft, asked) => {
      const body = JSON.stringify(asked);
      const before = read();
      const key = before?.sent?.body === body ? before.sent.key : newKey();
      write({ ...before, draft, sent: { key, body } });
      return key;
    },
    remember: (failed) => {
      const before = read();
      if (!before) return;
      const { failed: _, ...rest } = before;
      write(failed === null ? rest : { ...rest, failed });
    },
    discard: () => {
      const text = readText(name);
      writeText(name, null);
      return () => writeText(name, text);
    },
    forget: () => writeText(name, null),
  };
}
