import type { DayNote } from '@tabi/shared/contracts/trips';
import { classNames } from '@tabi/shared/ui';
import { useFormats } from '@tabi/shared/state';
import { useState } from 'react';
import { useOpenTrip } from '../../../common/state/open-trip.ts';
import styles from './day-notes.module.css';

const isOfEvening = ({ code }: DayNote): boolean => code === 'free-evening';

function useNotes(date: string): DayNote[] {
  const { trip } = useOpenTrip();
  return (trip.day_notes ?? []).filter((note) => note.date === date);
}

/**
 * What one should know of a day before it begins: what is closed, where it begins, that it has no plan.
 * A phone shows the first of it, so that the day's first stop is on the first screen.
 */
export function DayNotes({ date }: { date: string }) {
  const { sentence } = useFormats();
  const [whole, setWhole] = useState(false);
  const notes = useNotes(date).filter((note) => !isOfEvening(note));
  const more = notes.length - 1;
  if (more < 0) return null;
  return (
    <ul className={classNames(styles['notes'], whole && styles['whole'])} aria-label="Good to know">
      {notes.map(({ code, text }, index) => (
        <li key={code + text}>
          {sentence(text)}
          {index === 0 && more > 0 ? (
            <button type="button" aria-expanded={whole} onClick={() => setWhole(!whole)}>
              {whole ? 'Show less' : `${more} more to know`}
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** What a day leaves open at its end: an evening, and where it could be spent. */
export function EveningNote({ date }: { date: string }) {
  const { sentence } = useFormats();
  const note = useNotes(date).find(isOfEvening);
  return note ? <p className={styles['evening']}>{sentence(note.text)}</p> : null;
}
