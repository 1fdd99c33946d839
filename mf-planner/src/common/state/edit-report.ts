import { plural } from '@tabi/shared/format';
import type { KeptEdit } from '../domain/kept-edit.ts';
import { eventOf, type TripState } from '../domain/trip-state.ts';
import type { EditsDeps, Remark } from './edits-view.ts';

type Teller = Pick<EditsDeps, 'tell' | 'fail'> & {
  /** Does it all the same. */
  edit: (edit: KeptEdit) => void;
  /** Keeps on the device what nobody has decided about. */
  keep: (edit: KeptEdit) => void;
};

/** Tells what became of edits: each at once, and those that waited for the network all together when they are sent. */
export class EditReport {
  lost: readonly KeptEdit[] = [];
  merged = 0;
  private last: Remark = { words: '' };

  constructor(private readonly who: Teller) {}

  /** Others can be lost from now on. */
  readonly begin = (): void => {
    if (this.lost.length === 0) this.merged = 0;
  };

  readonly take = (lost: readonly KeptEdit[]): void => {
    this.lost = [...this.lost, ...lost];
  };

  /** @returns what was let go */
  readonly letGo = (key: string): KeptEdit | undefined => {
    const gone = this.lost.find((one) => one.key === key);
    this.lost = this.lost.filter((one) => one !== gone);
    this.begin();
    return gone;
  };

  readonly done = ({ waited }: KeptEdit, remark: Remark): void => {
    if (waited) {
      this.merged += 1;
      this.last = remark;
    } else if (remark.words) this.who.tell(remark);
  };

  readonly refused = (edit: KeptEdit, error: unknown): void => {
    if (edit.waited) this.lose(edit, error instanceof Error ? error.message : 'It was refused.');
    else this.who.fail(error);
  };

  readonly overtaken = (edit: KeptEdit, base: TripState): void => {
    const event = eventOf(base, edit.operation.about ?? '');
    if (edit.waited)
      this.lose(edit, event ? `Somebody else has changed ${event.title} meanwhile.` : 'It is no longer on the trip.');
    else if (event)
      this.who.tell({
        words: `Somebody else has just changed ${event.title}. Yours was not done.`,
        button: { label: 'Do it all the same', run: () => this.who.edit(edit) },
      });
    else this.who.tell({ words: 'Somebody else has just taken this off the trip, so it was left.' });
  };

  /** All are sent. What could not be done is shown until somebody has decided; else one line says that all is well. */
  readonly end = (): void => {
    if (this.merged === 0 || this.lost.length > 0) return;
    const many = { words: `${plural(this.merged, 'change')} that waited on this device: all done` };
    this.who.tell(this.merged === 1 && this.last.words ? this.last : many);
    this.merged = 0;
  };

  private lose(edit: KeptEdit, why: string): void {
    const lost = { ...edit, lost: why };
    this.lost = [...this.lost, lost];
    this.who.keep(lost);
  }
}
