import type { RenderedPage, RenderWish } from '@tabi/shared/federation';

/** What a page is rendered from: nothing but plain data crosses the thread, and nothing of the visitor but how pages look. */
export type RenderJob = Pick<
  RenderWish,
  'pathname' | 'search' | 'theme' | 'followsDevice' | 'currency' | 'formats' | 'motion' | 'apps' | 'dev'
> & {
  /** Whether it may ask the API as its visitor, for a page that is theirs alone. */
  hasVisitor: boolean;
  /** Folder of the shell's build. */
  shell: string;
  /** Folder of the one build of each remote that this page may run. */
  builds: Record<string, string>;
  /** By folder, what the files must be that this page runs; nothing of builds from before digests. */
  digests: Record<string, Record<string, string>>;
};

/** One question to the API. `asVisitor`: as the visitor whose page it is, else as nobody. */
export type Call = { asVisitor: boolean; path: string; headers: Record<string, string> };
export type Answer = { status: number; body: string };

/** The same for calls that have the same answer. */
export const keyOf = ({ asVisitor, path, headers }: Call): string => JSON.stringify([asVisitor, path, headers]);

/** A page as the page server needs it. `answers`: as JSON, for nothing there reads them: they are only written down. */
export type WrittenPage = Omit<RenderedPage, 'answers'> & { answers: string };

export type PlainError = { name: string; message: string; stack: string };

/** `load`: the build does not run. `render`: it threw. `slow`: a part was left to the browser for lack of time. */
export type PartFailure = { app: string; at: 'load' | 'render' | 'slow'; folder: string | null; error: PlainError };

export type ToWorker =
  /** `known`: answers that it will ask for, by the keys of their calls. */
  | { kind: 'render'; id: number; job: RenderJob; known: Record<string, Answer> }
  | ({ kind: 'answer'; call: number } & Answer)
  | { kind: 'ping'; count: number };

export type FromWorker =
  /** `thread`: what the system calls it. */
  | { kind: 'ready'; thread: string | null }
  /** `idle`: keys of the answers that it knew and did not ask for. */
  | { kind: 'rendered'; id: number; page: WrittenPage; idle: string[]; failures: PartFailure[]; heapMb: number }
  /** The shell itself threw, or what it gave back was no page. `stuck`: the page's own module never settled. */
  | { kind: 'failed'; id: number; error: PlainError; failures: PartFailure[]; isStuck: boolean }
  /** A remote's build is about to run for this page. */
  | { kind: 'asked'; id: number; folder: string }
  | ({ kind: 'call'; id: number; call: number } & Call)
  | { kind: 'pong'; count: number }
  /** The worker ends for this; what stood in it goes with it. */
  | { kind: 'fatal'; error: PlainError };

/** Any thrown thing as plain data. */
export function plainError(thrown: unknown): PlainError {
  if (thrown instanceof Error || (typeof thrown === 'object' && thrown !== null && 'stack' in thrown)) {
    const { name, message, stack } = thrown as Error;
    return { name: String(name), message: String(message), stack: String(stack) };
  }
  return { name: 'Thrown', message: String(thrown), stack: '' };
}

/** The same as an error again, for the log. */
export const asError = ({ name, message, stack }: PlainError): Error =>
  Object.assign(new Error(message), { name, stack });
