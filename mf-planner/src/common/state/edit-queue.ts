import { isChangedByOthers, seenOf } from '../domain/conflicts.ts';
import type { KeptEdit } from '../domain/kept-edit.ts';
import { needsServer } from '../domain/needs-server.ts';
import { eventOf, type TripState } from '../domain/trip-state.ts';
import type { Outcome } from './edits-view.ts';

export type Waiting = { kept: KeptEdit; done: (outcome: Outcome) => void };

/** The edits of one page that are not done yet, in their order. */
export class EditQueue {
  private all: readonly Waiting[] = [];

  readonly edits = (): readonly KeptEdit[] => this.all.map(({ kept }) => kept);
  readonly isEmpty = (): boolean => this.all.length === 0;
  readonly first = (): KeptEdit | undefined => this.all[0]?.kept;
  readonly last = (): KeptEdit | undefined => this.all.at(-1)?.kept;
  readonly find = (key: string): Waiting | undefined => this.all.find(({ kept }) => kept.key === key);

  readonly add = (kept: KeptEdit): Promise<Outcome> =>
    new Promise((done) => {
      this.all = [...this.all, { kept, done }];
    });

  /** Behind the first ones, which are on their way. */
  readonly addAfter = (count: number, edits: readonly KeptEdit[]): void => {
    const waiting = edits.map((kept): Waiting => ({ kept, done: () => undefined }));
    this.all = [...this.all.slice(0, count), ...waiting, ...this.all.slice(count)];
  };

  readonly remove = (key: string): void => {
    this.all = this.all.filter(({ kept }) => kept.key !== key);
  };

  readonly replace = (edit: KeptEdit): void => this.map(({ kept }) => (kept.key === edit.key ? edit : kept));

  /** Whatever an edit of this browser did to the events of the others, nobody else did. */
  readonly seeOwn = (before: TripState, after: TripState): void =>
    this.map(({ kept }) => {
      const { about } = kept.operation;
      if (!about || isChangedByOthers(kept.seen, eventOf(before, about))) return kept;
      return { ...kept, seen: seenOf(eventOf(after, about)) };
    });

  /** Who did these need not wait along. @returns those that did not wait before */
  readonly letWait = (): KeptEdit[] => {
    const fresh = this.edits().filter(({ waited }) => !waited);
    this.map(({ kept, done }) => {
      done({ ok: true, answer: null });
      return { ...kept, waited: true };
    });
    return fresh.map((kept) => ({ ...kept, waited: true }));
  };

  /** What has no meaning without the network and has not been sent; who wanted it knows that it is not done. */
  readonly takeUnsendable = (): KeptEdit[] => {
    const isUnsendable = ({ kept }: Waiting) => kept.tried === undefined && !kept.waited && needsServer(kept.operation);
    const taken = this.all.filter(isUnsendable);
    this.all = this.all.filter((waiting) => !isUnsendable(waiting));
    for (const { done } of taken) done({ ok: false, error: null });
    return taken.map(({ kept }) => kept);
  };

  private map(change: (waiting: Waiting) => KeptEdit): void {
    this.all = this.all.map((waiting) => ({ ...waiting, kept: change(waiting) }));
  }
}
