import { CalendarDays } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ComponentProps, type ComponentType, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { dayIn, ownZone } from '../format/instants.ts';
import { formatDate } from '../format/dates.ts';
import type { ControlLook } from '../ui/control.ts';
import { useFieldWiring } from '../ui/field-context.ts';
import { Field, type FieldWords } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Input } from '../ui/input.tsx';
import type { Calendar as CalendarPanel } from './calendar.tsx';
import styles from './day-field.module.css';
import { useCoarsePointer } from './use-coarse-pointer.ts';
import { dayWritten, type Bounds } from './written-day.ts';

export type DayProps = Pick<FieldWords, 'help' | 'error'> &
  Pick<ControlLook, 'size'> &
  Bounds & {
    label: string;
    name?: string;
    /** `YYYY-MM-DD`, or nothing while none is chosen. */
    value: string;
    /** Empty when what is written is no day, or nothing is written and nothing is `required`. */
    onChange: (day: string) => void;
    /** Emptying the field brings the day back that stood there. */
    required?: boolean;
    onFocus?: () => void;
    onBlur?: () => void;
  };

type PanelProps = ComponentProps<typeof CalendarPanel>;
type Choice = Pick<PanelProps, 'mode' | 'value' | 'between' | 'onPick' | 'min'> & { onClose?: () => void };
type Props = DayProps & {
  choice: Choice;
  /** Where the year is left out, the first such day from here on is meant. */
  near?: string;
};
type BoxProps = Omit<Props, 'help' | 'error'> & { onProblem: (problem?: string) => void };

/** Fetched when somebody opens it: it is larger than all of the form around it. */
function useCalendar() {
  const [Calendar, setCalendar] = useState<ComponentType<PanelProps> | null>(null);
  const [open, setOpen] = useState(false);
  const toggle = async () => {
    if (Calendar) return setOpen(!open);
    try {
      const loaded = await import('./calendar.tsx');
      // It takes the focus when it opens, for which it must have stood there closed.
      flushSync(() => setCalendar(() => loaded.Calendar));
      setOpen(true);
    } catch {
      // The field itself still takes days; opening again tries again.
    }
  };
  return { Calendar, open, toggle, close: () => setOpen(false) };
}

/** While it is open Escape is the calendar's, from the very first moment: what it stands in, often a dialog, stays. */
function useEscape(open: boolean, close: () => void) {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => {
    if (!open) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      latest.current();
    };
    // Before the dialog's own listener, which is the document's.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [open]);
}

/** What stands in the field: the day, until somebody writes something else, and that until another day is chosen. */
function useWriting({ value, onChange, required, min, max, near, onProblem }: BoxProps) {
  const [written, setWritten] = useState<{ text: string; over: string } | null>(null);
  const text = written?.over === value ? written.text : value && formatDate(value);
  const say = (problem: string | undefined, day: string) => {
    onProblem(problem);
    if (day !== value) onChange(day);
  };
  const settle = () => {
    if (written?.over !== value) return;
    if (!written.text.trim()) {
      setWritten(null);
      return say(undefined, required ? value : '');
    }
    const today = dayIn(ownZone(), new Date());
    const read = dayWritten(written.text, near ?? (min && min > today ? min : today), { min, max });
    setWritten('day' in read ? null : { text: written.text, over: '' });
    say('problem' in read ? read.problem : undefined, 'day' in read ? read.day : '');
  };
  const writing = written?.over === value;
  return { text, settle, writing, write: (next: string) => setWritten({ text: next, over: value }) };
}

function TypedDay(props: BoxProps) {
  const { label, name, size, required, choice, max, onFocus, onBlur, onProblem } = props;
  const { id = '' } = useFieldWiring({});
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { text, settle, writing, write } = useWriting(props);
  const { Calendar, open, toggle, close } = useCalendar();
  useLayoutEffect(() => {
    // A day that changes under the caret, because another one took it along, can be written over as before.
    if (!writing && document.activeElement === input.current) input.current?.select();
  }, [text, writing]);
  const ids = { control: `${id}-box`, trigger: `${id}-opener` };

  const closed = () => {
    // Where it was closed from inside, the focus would be lost with it; a last arrow key moves it one frame later.
    if (box.current?.querySelector('[role=dialog]')?.contains(document.activeElement)) {
      opener.current?.focus();
      requestAnimationFrame(() => opener.current?.focus());
    }
    close();
    choice.onClose?.();
  };
  useEscape(open, closed);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') settle();
    if (event.key === 'ArrowDown' && event.altKey) {
      event.preventDefault();
      void toggle();
    }
  };
  return (
    <div ref={box}>
      <div id={ids.control} className={styles['box']}>
        <Input
          ref={input}
          type="text"
          id={id}
          name={name}
          size={size}
          required={required}
          autoComplete="off"
          spellCheck={false}
          placeholder="14 March 2026"
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onBlur={() => {
            settle();
            onBlur?.();
          }}
        />
        <button
          ref={opener}
          id={ids.trigger}
          type="button"
          className={styles['opener']}
          aria-label={`Choose ${label.toLowerCase()} in a calendar`}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => void toggle()}
        >
          <Icon of={CalendarDays} />
        </button>
      </div>
      {Calendar ? (
        <Calendar
          {...choice}
          {...{ ids, open, max }}
          label={label}
          onClose={closed}
          onPick={(days) => {
            onProblem(undefined);
            choice.onPick(days);
          }}
        />
      ) : null}
    </div>
  );
}

/** A day to write or to choose from a calendar; where one points with a finger, the device's own chooser. */
export function DayField({ help, error, ...props }: Props) {
  const [problem, setProblem] = useState<string>();
  const coarse = useCoarsePointer();
  const { label, name, size, value, onChange, required, min, max, onFocus, onBlur } = props;
  return (
    <Field label={label} help={help} error={(value ? undefined : problem) ?? error}>
      {coarse ? (
        <Input
          type="date"
          {...{ name, size, value, required, min, max, onFocus, onBlur }}
          onChange={(event) => (event.target.value || !required) && onChange(event.target.value)}
        />
      ) : (
        <TypedDay {...props} onProblem={setProblem} />
      )}
    </Field>
  );
}
