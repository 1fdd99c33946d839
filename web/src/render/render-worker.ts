import { performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { createApi } from '@tabi/shared/api-client';
import type { HostServer, RenderedPage } from '@tabi/shared/federation';
import { culpritIn } from './culprit.ts';
import {
  keyOf,
  plainError,
  type Answer,
  type Call,
  type FromWorker,
  type PartFailure,
  type RenderJob,
  type ToWorker,
} from './messages.ts';
import { createBuildRunner } from './run-build.ts';
import { threadName } from './thread-time.ts';

// The thread in which the pages of one app are rendered, apart from the API and all other pages.

/** A part that waits for nothing of ours gets this long, then its skeleton stands there. */
const softMs = 150;
/** And everything together, the API's answers included. */
const wholeMs = 4_500;
/** For a page to come to its end once its time is over. */
const endingMs = 100;
/** More calls than this are no page any more. */
const mostCalls = 100;

if (!parentPort) throw new Error('This file runs as a worker of the page server only.');
const port = parentPort;
const say = (message: FromWorker) => port.postMessage(message);
const runner = createBuildRunner();
const answers = new Map<number, (answer: Answer) => void>();
// As it is before any build runs here: what it makes is written into pages as it comes.
const { stringify } = JSON;
let called = 0;
Error.stackTraceLimit = 50;

/** What a build asks of the process is asked of its thread; the process is everybody's. */
const endThread = process.exit.bind(process);
function end(reason: unknown): never {
  say({ kind: 'fatal', error: plainError(reason) });
  return endThread(1);
}
process.on('uncaughtException', end);
process.on('unhandledRejection', end);
process.exit = (code) => end(new Error(`It asked the process to exit (${code ?? 0}).`));
process.kill = () => end(new Error('It asked for a process to be killed.'));

class TooSlow extends Error {
  override name = 'TooSlow';
}

const idleMs = () => performance.eventLoopUtilization().idle;

/** Time that a page may take: little while it waits for nothing of ours, more while the API has still to answer. */
function createLimit(onOver: () => void) {
  const over = new AbortController();
  let outstanding = 0;
  const end = () => {
    if (over.signal.aborted) return;
    over.abort(new TooSlow('The page took too long to render.'));
    setTimeout(onOver, endingMs);
  };
  const whole = setTimeout(end, wholeMs);
  let soft: NodeJS.Timeout | undefined;
  let idleBefore = 0;
  // A processor that others need is nobody's failure: only time in which this thread has nothing to do counts.
  const look = () => {
    if (outstanding > 0) return;
    const left = softMs - (idleMs() - idleBefore);
    if (left > 1) soft = setTimeout(look, left);
    else soft = setTimeout(() => setImmediate(() => outstanding === 0 && end()), 0);
  };
  const settle = () => {
    clearTimeout(soft);
    idleBefore = idleMs();
    if (outstanding === 0) soft = setTimeout(look, softMs);
  };
  settle();
  return {
    signal: over.signal,
    async during<T>(work: () => Promise<T>): Promise<T> {
      outstanding += 1;
      clearTimeout(soft);
      try {
        return await work();
      } finally {
        outstanding -= 1;
        settle();
      }
    },
    clear() {
      clearTimeout(whole);
      clearTimeout(soft);
    },
  };
}

type Limit = ReturnType<typeof createLimit>;
type Ask = (path: string, headers: Record<string, string>) => Promise<Answer>;

/** Who asks is told apart outside: of nobody, so that what comes is the same for all, or of the visitor whose page it is. */
const apiOf = (currency: string, ask: Ask) =>
  createApi({
    async fetch(path, init) {
      const { status, body } = await ask(path, init.headers as Record<string, string>);
      return new Response([204, 304].includes(status) ? null : body, { status });
    },
    xsrfToken: () => 'not needed to read',
    context: () => ({ uuid: null, currency, city: null, device: 'desktop' }),
  });

const isText = (value: unknown) => value === undefined || typeof value === 'string';

/** What becomes of the page is written by others: text that is none would only be found out there. */
function checked(page: RenderedPage): RenderedPage {
  const { title, description, image, address } = page.head;
  if (typeof page.answers !== 'object') throw new Error('What a page was answered must be an object.');
  if (typeof page.html !== 'string' || typeof title !== 'string' || ![description, image, address].every(isText))
    throw new Error('What a page says of itself must be text.');
  return page;
}

/** What one page asks the API for. @param known answers that came with it */
function createCalls(id: number, known: Record<string, Answer>, limit: Limit, isOver: () => boolean) {
  let asked = 0;
  const idle = new Set(Object.keys(known));
  const askOutside = (call: Call) => () =>
    new Promise<Answer>((resolve) => {
      called += 1;
      answers.set(called, resolve);
      say({ kind: 'call', id, call: called, ...call });
    });
  const askAs =
    (asVisitor: boolean): Ask =>
    async (path, headers) => {
      asked += 1;
      if (isOver() || asked > mostCalls) return { status: 429, body: '' };
      const call = { asVisitor, path, headers };
      idle.delete(keyOf(call));
      return known[keyOf(call)] ?? limit.during(askOutside(call));
    };
  return { askAs, idle: () => [...idle] };
}

async function render(id: number, job: RenderJob, known: Record<string, Answer>): Promise<void> {
  const failures: PartFailure[] = [];
  const { shell, builds, digests, hasVisitor, ...wish } = job;
  const runnable = (folder: string) => ({ folder, digests: digests[folder] });
  let isOver = false;
  const finish = (message: FromWorker) => {
    if (!isOver) say(message);
    isOver = true;
    limit.clear();
  };
  const fail = (error: unknown, isStuck = false) =>
    finish({ kind: 'failed', id, error: plainError(error), failures, isStuck });
  const limit = createLimit(() => fail(new TooSlow('The page never came to an end.'), true));
  const note = (error: unknown, at: PartFailure['at'], app: string, folder?: string) => {
    const plain = plainError(error);
    const culprit = folder ?? culpritIn(plain.stack, Object.values(builds)) ?? builds[app] ?? null;
    const name = Object.keys(builds).find((remote) => builds[remote] === culprit) ?? app;
    failures.push({ app: name, at: error instanceof TooSlow ? 'slow' : at, folder: culprit, error: plain });
  };
  const calls = createCalls(id, known, limit, () => isOver);
  try {
    const host = runner.host(runnable(shell)) as HostServer;
    const page = await host.render({
      ...wish,
      signal: limit.signal,
      api: apiOf(job.currency, calls.askAs(false)),
      visitorApi: hasVisitor ? apiOf(job.currency, calls.askAs(true)) : undefined,
      report: (error, app) => note(error, 'render', app),
      requireRemote: async (remote, expose) => {
        const folder = builds[remote];
        if (!folder) throw new Error(`${remote} has no build that runs on this server.`);
        say({ kind: 'asked', id, folder });
        try {
          const module = runner.remote(runnable(shell), runnable(folder), expose) as object;
          if (Object.keys(module).length === 0) throw new Error(`${expose} exports nothing.`);
          return module;
        } catch (error) {
          note(error, 'load', remote, folder);
          throw error;
        }
      },
    });
    // What was rejected meanwhile and nobody caught ends this thread now, before its page is said to be sound.
    await nextTurn();
    const written = { ...checked(page), answers: stringify(page.answers) };
    finish({ kind: 'rendered', id, page: written, idle: calls.idle(), failures, heapMb: heapMb() });
  } catch (error) {
    fail(error);
  }
}

/** Of this thread; what the process has of memory takes a look into the system's files with every page. */
const heapMb = () => {
  const { used_heap_size, external_memory } = getHeapStatistics();
  return (used_heap_size + external_memory) / 2 ** 20;
};

port.on('message', (message: ToWorker) => {
  if (message.kind === 'ping') say({ kind: 'pong', count: message.count });
  else if (message.kind === 'render') void render(message.id, message.job, message.known);
  else {
    answers.get(message.call)?.(message);
    answers.delete(message.call);
  }
});
say({ kind: 'ready', thread: threadName() });
