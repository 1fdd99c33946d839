import { versionIn, wordsOf } from '../domain/answers.ts';
import { seenOf } from '../domain/conflicts.ts';
import { shownWith } from '../domain/effects.ts';
import { keptFormat, type KeptEdit, type Kind } from '../domain/kept-edit.ts';
import { backOf, type Operation } from '../domain/operations.ts';
import { asBefore } from '../domain/same.ts';
import { eventOf, stateIn, type TripState } from '../domain/trip-state.ts';
import { EditHome, type Home } from './edit-home.ts';
import { EditQueue, type Waiting } from './edit-queue.ts';
import { EditReport } from './edit-report.ts';
import type { EditsDeps, EditsView, Outcome, Remark } from './edits-view.ts';
import { sendEdit, type Sent } from './send-edit.ts';
import { UndoSteps } from './undo-steps.ts';
import { newId } from '../domain/new-id.ts';

/**
 * The edits of one open trip: each shows at once, is kept on the device, and goes to the server one at a time with the version
 * it was meant for. When somebody else was faster the trip is fetched and what is left is done on top of it, unless they changed
 * the same thing: then it is said, and left to the traveller. Undoing is another edit, so nobody else's work is taken back.
 */
export class TripEdits {
  private base: TripState;
  private view: EditsView;
  private nth = 0;
  private running: Promise<void> | null = null;
  private offline = false;
  private readonly queue = new EditQueue();
  private readonly steps = new UndoSteps();
  private readonly home: EditHome;
  private readonly report: EditReport;
  private readonly own = new Set<number>();
  private readonly listeners = new Set<() => void>();

  constructor(
    first: TripState,
    private readonly deps: EditsDeps,
  ) {
    this.base = first;
    this.home = new EditHome({
      queue: this.queue.edits,
      take: (edits, base) => this.takeUp(edits, base),
      learn: (state) => this.learnOwn(state, state.trip.version),
      show: () => this.show(),
    });
    this.report = new EditReport({
      tell: deps.tell,
      fail: deps.fail,
      edit: ({ operation }) => void this.edit(operation),
      keep: (lost) => void this.home.put(lost),
    });
    this.view = this.look();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  readonly read = (): EditsView => this.view;

  /** From now on what is not sent is kept there, and what was kept there is sent. @returns ends it, once all is sent */
  readonly moveInto = (home: Home): (() => void) => {
    const leave = this.home.open(home);
    return () => void this.settled().then(leave);
  };

  /** Whether leaving the page would lose anything. */
  readonly isUnsafe = (): boolean => !this.queue.isEmpty() && !this.home.keeps();

  readonly edit = (operation: Operation): Promise<Outcome> => this.enqueue(operation, 'do');

  readonly undo = async (): Promise<void> => {
    if (this.takeOut()) return;
    await this.settled();
    const back = this.steps.takeUndo();
    if (back) await this.enqueue(back, 'undo');
  };

  readonly redo = async (): Promise<void> => {
    await this.settled();
    const again = this.steps.takeRedo();
    if (again) await this.enqueue(again, 'redo');
  };

  readonly letGo = (key: string): KeptEdit | undefined => {
    const gone = this.report.letGo(key);
    this.home.forget(key);
    this.show();
    return gone;
  };

  /** What could not be done is done all the same, on top of what others have done since. */
  readonly doAgain = (key: string): void => {
    const lost = this.letGo(key);
    if (lost) void this.edit(lost.operation);
  };

  /** Whether this browser made that version of the trip. */
  readonly isOwn = (version: number): boolean => this.own.has(version);

  /** Resolves when no edit is on its way. */
  readonly settled = async (): Promise<void> => {
    while (this.running) await this.running;
  };

  /** A state that came from somewhere else, such as a list that was asked for again. */
  readonly receive = (state: TripState): void => {
    if (!this.queue.isEmpty() || state.trip.version < this.base.trip.version) return;
    const now = asBefore(this.base, state);
    if (now === this.base) return;
    this.base = now;
    this.show();
  };

  /** Asks for the trip; while edits are on their way, they find out themselves. */
  readonly refresh = async (): Promise<void> => {
    await this.settled();
    this.learn(await this.deps.fetch());
  };

  private look(): EditsView {
    const waiting = [...this.home.elsewhere(), ...this.queue.edits().map(({ operation }) => operation)];
    return {
      shown: waiting.reduce(shownWith, this.base),
      waiting,
      pending: waiting.length,
      offline: this.offline,
      canUndo: this.steps.canUndo() || this.lastUnsent() !== undefined,
      canRedo: this.steps.canRedo(),
      lost: this.report.lost,
      merged: this.report.merged,
    };
  }

  private show(): void {
    this.view = this.look();
    for (const listener of this.listeners) listener();
  }

  private learn(state: TripState): void {
    if (state.trip.version < this.base.trip.version) return;
    this.base = asBefore(this.base, state);
    this.deps.keep(this.base);
    this.show();
  }

  /** What an edit of this browser has made of the trip. */
  private learnOwn(state: TripState, version: number): void {
    this.own.add(version);
    this.queue.seeOwn(this.base, state);
    this.learn(state);
  }

  /** What was kept goes before what was done since. */
  private takeUp(edits: readonly KeptEdit[], base: TripState | null): void {
    if (base && base.trip.version > this.base.trip.version) this.base = base;
    const isLost = ({ lost }: KeptEdit) => lost !== undefined;
    this.report.take(edits.filter(isLost));
    const waiting = edits.filter((edit) => !isLost(edit)).map((edit): KeptEdit => ({ ...edit, waited: true }));
    this.queue.addAfter(this.running ? 1 : 0, waiting);
    this.show();
    this.start();
  }

  private enqueue(operation: Operation, kind: Kind): Promise<Outcome> {
    const kept: KeptEdit = {
      format: keptFormat,
      key: newId(),
      tab: this.home.tab(),
      at: Date.now(),
      nth: (this.nth += 1),
      kind,
      operation,
      seen: seenOf(eventOf(this.base, operation.about ?? '')),
    };
    const outcome = this.queue.add(kept);
    void this.home.put(kept);
    if (this.offline) this.letWait();
    this.show();
    this.start();
    return outcome;
  }

  private start(): void {
    if (!this.queue.isEmpty()) this.running ??= this.run();
  }

  private async run(): Promise<void> {
    while (!this.queue.isEmpty()) await this.home.turn(() => this.sendAll());
    // In the same moment in which nothing is left: what comes a moment later begins anew.
    this.running = null;
  }

  private async sendAll(): Promise<void> {
    for (let key = this.queue.first()?.key; key !== undefined; key = this.queue.first()?.key) {
      const sent = await this.send(key);
      const waiting = this.queue.find(key);
      if (!waiting) continue;
      const before = this.base;
      this.queue.remove(key);
      await this.finish(waiting, sent, before);
      if (this.report.lost.every((lost) => lost.key !== key)) this.home.forget(key);
    }
    this.home.tellQueue();
    this.home.keepBase(null);
    this.setOffline(false);
    this.report.end();
    this.show();
  }

  private send(key: string): Promise<Sent> {
    return sendEdit({
      ...this.deps,
      base: () => this.base,
      edit: () => this.queue.find(key)?.kept,
      keep: (edit) => this.keep(edit),
      learn: (state) => this.learn(state),
      wait: () => this.waitForNetwork(),
      arrived: () => this.setOffline(false),
    });
  }

  private async keep(edit: KeptEdit): Promise<void> {
    this.queue.replace(edit);
    await this.home.put(edit);
  }

  private setOffline(offline: boolean): void {
    if (this.offline === offline) return;
    this.offline = offline;
    this.show();
  }

  private async waitForNetwork(): Promise<void> {
    if (!this.offline) {
      this.report.begin();
      this.home.keepBase(this.base);
    }
    this.letWait();
    this.setOffline(true);
    await this.deps.connected();
  }

  private letWait(): void {
    for (const { key } of this.queue.takeUnsendable()) {
      this.home.forget(key);
      this.deps.tell({ words: 'This is worked out with the network. Try again when you are back.' });
    }
    for (const edit of this.queue.letWait()) void this.home.put(edit);
  }

  /** What was done last, as long as it certainly has not been sent. */
  private lastUnsent = (): KeptEdit | undefined =>
    this.offline && this.queue.last()?.tried === undefined ? this.queue.last() : undefined;

  private takeOut(): boolean {
    const last = this.lastUnsent();
    if (!last) return false;
    this.queue.remove(last.key);
    this.home.forget(last.key);
    this.home.tellQueue();
    this.show();
    this.deps.tell({ words: `Undone: ${last.operation.words}` });
    return true;
  }

  private async finish({ kept, done }: Waiting, sent: Sent, before: TripState): Promise<void> {
    if (sent.is === 'done') await this.succeed(kept, before, sent.answer);
    else if (sent.is === 'refused') this.report.refused(kept, sent.error);
    else this.report.overtaken(kept, this.base);
    this.show();
    if (sent.is === 'done') done({ ok: true, answer: sent.answer });
    else done({ ok: false, error: sent.is === 'refused' ? sent.error : null });
  }

  private async succeed(kept: KeptEdit, before: TripState, answer: unknown): Promise<void> {
    const { operation, kind } = kept;
    // An answer that tells nothing of the days: they are asked for, and if they cannot be had now, the next edit asks again.
    const after = stateIn(answer, this.base) ?? (await this.deps.fetch().catch(() => null));
    if (after) {
      this.learnOwn(after, versionIn(answer) ?? after.trip.version);
      this.home.tellState(after);
    }
    const words = wordsOf(operation, answer);
    const back = this.backOf(operation, before, answer, words);
    if (back) this.steps.keep({ words, back }, kind);
    this.report.done(kept, kind !== 'undo' && back ? this.withUndo(words) : { words });
  }

  private withUndo = (words: string): Remark => ({ words, button: { label: 'Undo', run: () => void this.undo() } });

  private backOf(operation: Operation, before: TripState, answer: unknown, words: string): Operation | null {
    const back = backOf(operation);
    if (back !== undefined) return back === 'none' ? null : back;
    const version = versionIn(answer);
    return version === null || version === before.trip.version ? null : this.deps.undoOf(version, words);
  }
}
