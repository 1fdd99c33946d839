import { ApiError } from '@tabi/shared/data';
import { wordsOf, type Operation } from '../domain/operations.ts';
import { eventOf, stateIn, type TripState } from '../domain/trip-state.ts';
import { isChangedByOthers } from '../domain/conflicts.ts';

/** What became of an edit. A failure has been told by then: who asked only keeps what was typed. */
export type Outcome = { ok: true; answer: unknown } | { ok: false; error: unknown };

type Step = { words: string; back: Operation };
type Kind = 'do' | 'undo' | 'redo';
type Waiting = { operation: Operation; kind: Kind; done: (outcome: Outcome) => void };

export type EditsView = {
  /** The server's trip with everything on it that is still on its way there. */
  shown: TripState;
  /** How many edits are on their way. */
  pending: number;
  /** They wait for the network. */
  offline: boolean;
  canUndo: boolean;
  canRedo: boolean;
};

export type Remark = { words: string; button?: { label: string; run: () => void } };

export type EditsDeps = {
  /** Does it, if the trip still is at this version. @throws ApiError */
  send: (operation: Operation, version: number) => Promise<unknown>;
  /** The trip as it is now. @throws ApiError */
  fetch: () => Promise<TripState>;
  /** What takes back the change that made this version; null where nothing can. */
  undoOf: (version: number, words: string) => Operation | null;
  /** Resolves once asking again may help, after the network was gone. */
  connected: () => Promise<void>;
  tell: (remark: Remark) => void;
  fail: (error: unknown) => void;
  /** Hears every state that the server has told. */
  keep: (state: TripState) => void;
};

/** More steps back than anybody remembers. */
const mostSteps = 50;
/** Somebody who changes the trip without a pause can keep one out that often. */
const mostTries = 6;

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null);

function versionIn(answer: unknown): number | null {
  const results = (answer as { results?: { version?: unknown } } | null)?.results;
  return typeof results?.version === 'number' ? results.version : null;
}

/**
 * The edits of one open trip: each shows at once, and goes to the server one at a time with the version it was meant for. When
 * somebody else was faster the trip is fetched and what is left is done on top of it, unless they changed the same thing:
 * then it is said, and left to the traveller. Undoing is another edit, so nobody else's work is taken back with it.
 */
export class TripEdits {
  private base: TripState;
  private view: EditsView;
  private queue: Waiting[] = [];
  private undoSteps: Step[] = [];
  private redoSteps: Step[] = [];
  private running: Promise<void> | null = null;
  private offline = false;
  private readonly own = new Set<number>();
  private readonly listeners = new Set<() => void>();

  constructor(
    first: TripState,
    private readonly deps: EditsDeps,
  ) {
    this.base = first;
    this.view = this.look();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  readonly read = (): EditsView => this.view;

  readonly edit = (operation: Operation): Promise<Outcome> => this.enqueue(operation, 'do');

  readonly undo = async (): Promise<void> => {
    await this.settled();
    const step = this.undoSteps.pop();
    if (step) await this.enqueue({ ...step.back, words: `Undone: ${step.words}` }, 'undo');
  };

  readonly redo = async (): Promise<void> => {
    await this.settled();
    const step = this.redoSteps.pop();
    if (step) await this.enqueue({ ...step.back, words: step.words.replace(/^Undone: /, '') }, 'redo');
  };

  /** Whether this tab made that version of the trip. */
  readonly isOwn = (version: number): boolean => this.own.has(version);

  /** Resolves when no edit is on its way. */
  readonly settled = async (): Promise<void> => {
    while (this.running) await this.running;
  };

  /** A state that came from somewhere else, such as a list that was asked for again. */
  readonly receive = (state: TripState): void => {
    const { trip, events } = this.base;
    const isKnown = state.trip === trip && state.events === events;
    if (isKnown || this.queue.length > 0 || state.trip.version < trip.version) return;
    this.base = state;
    this.show();
  };

  /** Asks for the trip; while edits are on their way, they find out themselves. */
  readonly refresh = async (): Promise<void> => {
    await this.settled();
    this.learn(await this.deps.fetch());
  };

  private look(): EditsView {
    const shown = this.queue.reduce((state, { operation }) => operation.optimistic?.(state) ?? state, this.base);
    return {
      shown,
      pending: this.queue.length,
      offline: this.offline,
      canUndo: this.undoSteps.length > 0,
      canRedo: this.redoSteps.length > 0,
    };
  }

  private show(): void {
    this.view = this.look();
    for (const listener of this.listeners) listener();
  }

  private learn(state: TripState): void {
    if (state.trip.version < this.base.trip.version) return;
    this.base = state;
    this.deps.keep(state);
    this.show();
  }

  private enqueue(operation: Operation, kind: Kind): Promise<Outcome> {
    return new Promise((done) => {
      this.queue.push({ operation, kind, done });
      this.show();
      this.running ??= this.run();
    });
  }

  private async run(): Promise<void> {
    for (let waiting = this.queue[0]; waiting; waiting = this.queue[0]) {
      const outcome = await this.attempt(waiting.operation);
      const before = this.base;
      this.queue.shift();
      if (outcome.ok) await this.succeed(waiting, before, outcome.answer);
      else this.show();
      waiting.done(outcome);
    }
    // In the same moment in which nothing is left: what comes a moment later begins anew.
    this.running = null;
  }

  /** Sends it until it is done, or cannot be. */
  private async attempt(operation: Operation): Promise<Outcome> {
    for (let tries = 1; ;) {
      try {
        if (operation.about && !eventOf(this.base, operation.about)) return this.conflict(operation, null);
        return { ok: true, answer: await this.deps.send(operation, this.base.trip.version) };
      } catch (error) {
        if (codeOf(error) === 'offline') await this.waitForNetwork();
        else if (codeOf(error) !== 'stale-version' || tries++ >= mostTries) return this.refused(error);
        else if (!(await this.catchUp(operation))) return this.conflict(operation, error);
      }
    }
  }

  /** @returns false when somebody else has changed the very thing that the operation is about */
  private async catchUp({ about }: Operation): Promise<boolean> {
    const seen = this.base;
    try {
      this.learn(await this.deps.fetch());
    } catch (error) {
      // Whatever keeps the trip from being fetched is met again, and said, when the edit is sent again.
      if (codeOf(error) === 'offline') await this.waitForNetwork();
    }
    return !about || !isChangedByOthers(eventOf(seen, about), eventOf(this.base, about));
  }

  private async waitForNetwork(): Promise<void> {
    this.offline = true;
    this.show();
    await this.deps.connected();
    this.offline = false;
    this.show();
  }

  private refused(error: unknown): Outcome {
    this.deps.fail(error);
    return { ok: false, error };
  }

  private conflict(operation: Operation, error: unknown): Outcome {
    const event = eventOf(this.base, operation.about ?? '');
    if (event)
      this.deps.tell({
        words: `Somebody else has just changed ${event.title}. Yours was not done.`,
        button: { label: 'Do it all the same', run: () => void this.edit(operation) },
      });
    else this.deps.tell({ words: 'Somebody else has just taken this off the trip, so it was left.' });
    return { ok: false, error };
  }

  private async succeed({ operation, kind }: Waiting, before: TripState, answer: unknown): Promise<void> {
    // An answer that tells nothing of the days: they are asked for, and if they cannot be had now, the next edit asks again.
    const after = stateIn(answer) ?? (await this.deps.fetch().catch(() => null));
    if (after) {
      this.own.add(after.trip.version);
      this.learn(after);
    }
    const words = wordsOf(operation, answer);
    const back = this.backOf(operation, before, answer, words);
    if (back) this.keepStep({ words, back }, kind);
    this.show();
    if (words) this.deps.tell(kind !== 'undo' && back ? this.withUndo(words) : { words });
  }

  private withUndo = (words: string): Remark => ({ words, button: { label: 'Undo', run: () => void this.undo() } });

  private backOf(operation: Operation, before: TripState, answer: unknown, words: string): Operation | null {
    if (operation.inverse === 'none') return null;
    if (operation.inverse) return operation.inverse(before);
    const version = versionIn(answer);
    return version === null || version === before.trip.version ? null : this.deps.undoOf(version, words);
  }

  private keepStep(step: Step, kind: Kind): void {
    if (kind === 'undo') this.redoSteps = [...this.redoSteps, step].slice(-mostSteps);
    else this.undoSteps = [...this.undoSteps, step].slice(-mostSteps);
    if (kind === 'do') this.redoSteps = [];
  }
}
