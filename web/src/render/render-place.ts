import { Worker } from 'node:worker_threads';
import { culpritIn, stackOfBusy } from './culprit.ts';
import {
  plainError,
  type Answer,
  type Call,
  type FromWorker,
  type PartFailure,
  type PlainError,
  type RenderJob,
  type ToWorker,
  type WrittenPage,
} from './messages.ts';
import { Foresight, PageCalls } from './page-calls.ts';
import { threadMs } from './thread-time.ts';

/** A thread that does not come back to its loop for this long is stuck in somebody's code. */
const hardMs = 1_000;
/** Unless the processor was busy elsewhere: a thread that was not let to run has done nothing wrong. */
const hardCpuMs = 800;
const hardestMs = 5_000;
const startMs = 15_000;
const lookMs = 100;
const heapMb = 192;
/** A worker that has grown so much is replaced when it has finished, before it runs out. */
const retireMb = 128;
const minute = 60_000;

export type Outcome =
  | { kind: 'rendered'; page: WrittenPage; failures: PartFailure[] }
  | { kind: 'failed'; error: PlainError; failures: PartFailure[]; isStuck: boolean }
  /** The thread is gone. `culprit`: the folder of the build that ended it, as far as anybody can say. */
  | { kind: 'died'; why: string; culprit: string | null; error: PlainError | null }
  /** Its threads have ended too often lately: it starts again a little later. */
  | { kind: 'resting' };

export type AskApi = (path: string, headers: Record<string, string>) => Promise<Answer>;
/** A thread that ended: which build did it, and why. */
export type ThreadEnd = { culprit: string | null; why: string; error: PlainError | null };
export type PlaceDeps = {
  /** The bundled worker. */
  file: string;
  askApi: AskApi;
  told: (end: ThreadEnd) => void;
};

type Task = {
  job: RenderJob;
  calls: PageCalls;
  /** The build that began to run last for it, and where that stands in the order of all of them. */
  ranLast: { folder: string; nth: number } | null;
  done: (outcome: Outcome) => void;
};
type Life = {
  worker: Worker;
  tasks: Map<number, Task>;
  /** Folders of the builds that it has run, the shell's apart: theirs goes on after their page is done. */
  ran: Set<string>;
  isReady: boolean;
  /** What the system calls its thread. */
  thread: string | null;
  isOver: boolean;
  fatal: PlainError | null;
  /** `ranMs`: how long the thread had run by then. */
  ping: { at: number; ranMs: number; isBack: boolean };
};

/**
 * Whose build it was when no stack says it: what began to run last, for a thread that is stuck begins nothing more. So a page
 * is tried without what it borrows before it is tried without its own part. Between several pages this strikes nobody.
 */
function suspectOf(tasks: readonly Task[]): string | null {
  const ran = tasks.flatMap(({ ranLast }) => ranLast ?? []);
  return ran.sort((a, b) => b.nth - a.nth)[0]?.folder ?? null;
}

/** Its first word is that it is ready. */
const hasBegun = (worker: Worker): Promise<void> =>
  new Promise((resolve) => {
    worker.once('message', () => resolve());
    worker.once('exit', () => resolve());
  });

const newPing = (thread: string | null): Life['ping'] => ({
  at: Date.now(),
  ranMs: threadMs(thread),
  isBack: false,
});

/** Where the pages of one app are rendered: a thread of its own, replaced whenever it ends. */
export class RenderPlace {
  private life: Life | null = null;
  private deaths: number[] = [];
  private restUntil = 0;
  private count = 0;
  private asks = 0;
  private watch: NodeJS.Timeout | undefined;
  private readonly lives = new Set<Life>();
  private readonly foresight = new Foresight();

  constructor(private readonly deps: PlaceDeps) {}

  /** Starts the thread before anybody waits for it. @returns when it can render, or has ended */
  async warm(): Promise<void> {
    const life = this.living();
    if (life && !life.isReady) await hasBegun(life.worker);
  }

  async render(job: RenderJob, asVisitor: AskApi | null): Promise<Outcome> {
    const calls = new PageCalls((call) => this.ask(call, asVisitor), this.foresight.of(job));
    const known = await calls.early();
    const life = this.living();
    if (!life) return { kind: 'resting' };
    return new Promise((done) => {
      this.count += 1;
      life.tasks.set(this.count, { job, calls, ranLast: null, done });
      life.worker.postMessage({ kind: 'render', id: this.count, job, known } satisfies ToWorker);
      this.keepWatch();
    });
  }

  /** For another program to run in: the next page has a new thread, and the old one finishes what it has begun. */
  renew(): void {
    const { life } = this;
    this.life = null;
    if (life) this.retire(life);
  }

  async stop(): Promise<void> {
    clearInterval(this.watch);
    this.restUntil = Infinity;
    this.life = null;
    await Promise.all(
      [...this.lives].map(async (life) => {
        life.isOver = true;
        await life.worker.terminate();
        for (const { done } of life.tasks.values()) done({ kind: 'resting' });
      }),
    );
  }

  private living(): Life | null {
    if (Date.now() >= this.restUntil) this.life ??= this.begin();
    return this.life;
  }

  private begin(): Life {
    const worker = new Worker(this.deps.file, {
      // Nothing of the site's settings is for builds to read. Where none says otherwise, React is the one of released sites.
      env: { NODE_ENV: process.env['NODE_ENV'] ?? 'production', TZ: process.env['TZ'] },
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 64 },
    });
    // The site ends without waiting for it.
    worker.unref();
    const life: Life = {
      worker,
      tasks: new Map(),
      ran: new Set(),
      isReady: false,
      thread: null,
      isOver: false,
      fatal: null,
      ping: newPing(null),
    };
    this.lives.add(life);
    worker.on('message', (message: FromWorker) => this.hear(life, message));
    worker.on('error', (error) => (life.fatal ??= plainError(error)));
    worker.on('exit', () => void this.died(life, life.fatal?.message ?? 'its thread ended', life.fatal?.stack ?? ''));
    return life;
  }

  private hear(life: Life, message: FromWorker): void {
    if (message.kind === 'ready') Object.assign(life, { isReady: true, thread: message.thread });
    if (message.kind === 'ready' || message.kind === 'pong') life.ping.isBack = true;
    if (message.kind === 'fatal') life.fatal = message.error;
    if (!('id' in message)) return;
    if (message.kind === 'asked') life.ran.add(message.folder);
    const task = life.tasks.get(message.id);
    if (!task) return;
    if (message.kind === 'asked') task.ranLast = { folder: message.folder, nth: (this.asks += 1) };
    if (message.kind === 'call') void this.answer(life, message, task.calls);
    if (message.kind !== 'rendered' && message.kind !== 'failed') return;
    life.tasks.delete(message.id);
    if (message.kind === 'rendered') this.foresight.keep(task.job, task.calls.needed(message.idle));
    task.done(message);
    if (message.kind === 'rendered' && message.heapMb > retireMb && this.life === life) this.renew();
    else if (this.life !== life) this.retire(life);
  }

  private async ask({ asVisitor, path, headers }: Call, visitor: AskApi | null): Promise<Answer> {
    const ask = asVisitor ? visitor : this.deps.askApi;
    const nobody = { status: ask ? 503 : 401, body: '' };
    return (await ask?.(path, headers).catch(() => null)) ?? nobody;
  }

  private async answer(
    life: Life,
    { call, asVisitor, path, headers }: FromWorker & { kind: 'call' },
    calls: PageCalls,
  ): Promise<void> {
    const { status, body } = await calls.answer({ asVisitor, path, headers });
    if (!life.isOver) life.worker.postMessage({ kind: 'answer', call, status, body } satisfies ToWorker);
  }

  /** Ends a thread that nobody needs any more, once it has finished. */
  private retire(life: Life): void {
    if (life.tasks.size > 0) return;
    life.isOver = true;
    this.lives.delete(life);
    void life.worker.terminate();
  }

  private keepWatch(): void {
    this.watch ??= setInterval(() => {
      const busy = [...this.lives].filter(({ tasks, isOver }) => tasks.size > 0 && !isOver);
      if (busy.length === 0) {
        clearInterval(this.watch);
        this.watch = undefined;
      }
      for (const life of busy) this.look(life);
    }, lookMs).unref();
  }

  private look(life: Life): void {
    const { ping } = life;
    if (ping.isBack) {
      life.ping = newPing(life.thread);
      life.worker.postMessage({ kind: 'ping', count: 0 });
      return;
    }
    const waited = Date.now() - ping.at;
    if (!life.isReady) {
      if (waited > startMs) void this.died(life, 'its thread did not start', '');
      return;
    }
    if (waited < hardMs || (threadMs(life.thread) - ping.ranMs < hardCpuMs && waited < hardestMs)) return;
    void this.endBusy(life, waited);
  }

  private async endBusy(life: Life, waited: number): Promise<void> {
    life.isOver = true;
    const stack = await stackOfBusy(life.worker.threadId);
    life.isOver = false;
    // It has just come to its end after all.
    if (life.tasks.size === 0) return;
    await this.died(life, `it rendered for more than ${Math.floor(waited / 1_000)} s without a pause`, stack);
  }

  private async died(life: Life, why: string, stack: string): Promise<void> {
    if (life.isOver) return;
    life.isOver = true;
    this.lives.delete(life);
    if (this.life === life) this.life = null;
    void life.worker.terminate();
    const tasks = [...life.tasks.values()];
    life.tasks.clear();
    const shells = tasks.map(({ job }) => job.shell);
    // The shell calls what remotes lend and is called by it: it is to blame only where no remote is on the stack.
    const seen = culpritIn(stack, [...life.ran]) ?? culpritIn(stack, shells);
    const suspect = suspectOf(tasks);
    const culprit = seen ?? (tasks.length === 1 ? suspect : null);
    // A remote's build that is known to have done it is not run again; there is no shell to do without.
    if (culprit === null || shells.includes(culprit)) this.rest();
    this.deps.told({ culprit, why, error: life.fatal });
    for (const task of tasks) task.done({ kind: 'died', why, culprit: seen ?? suspect, error: life.fatal });
  }

  /** Ends that no remote's build is known for: the first of a minute are followed by a new thread at once, the next ever later. */
  private rest(): void {
    const now = Date.now();
    this.deaths = [...this.deaths.filter((at) => at > now - minute), now];
    const more = this.deaths.length - 3;
    if (more > 0) this.restUntil = now + Math.min(250 * 2 ** more, 10_000);
  }
}
