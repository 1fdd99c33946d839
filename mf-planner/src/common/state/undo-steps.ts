import type { Kind } from '../domain/kept-edit.ts';
import type { Operation } from '../domain/operations.ts';

export type Step = { words: string; back: Operation };

/** More steps back than anybody remembers. */
const mostSteps = 50;

/** What can be taken back and done again. */
export class UndoSteps {
  private undoable: Step[] = [];
  private redoable: Step[] = [];

  readonly canUndo = (): boolean => this.undoable.length > 0;
  readonly canRedo = (): boolean => this.redoable.length > 0;

  /** What takes the last step back. */
  readonly takeUndo = (): Operation | null => {
    const step = this.undoable.pop();
    return step ? { ...step.back, words: `Undone: ${step.words}` } : null;
  };

  readonly takeRedo = (): Operation | null => {
    const step = this.redoable.pop();
    return step ? { ...step.back, words: step.words.replace(/^Undone: /, '') } : null;
  };

  /** A new thing that was done ends what could be done again. */
  readonly keep = (step: Step, kind: Kind): void => {
    if (kind === 'undo') this.redoable = [...this.redoable, step].slice(-mostSteps);
    else this.undoable = [...this.undoable, step].slice(-mostSteps);
    if (kind === 'do') this.redoable = [];
  };
}
