import { useFormats } from '@tabi/shared/state';
import { useOpenTrip } from '../../../common/state/open-trip.ts';
import styles from './day-notes.module.css';

/** What one should know of a day as a whole: what is closed, where it begins, that it has no plan. */
export function DayNotes({ date }: { date: string }) {
  const { trip } = useOpenTrip();
  const { sentence } = useFormats();
  const notes = (trip.day_notes ?? []).filter((note) => note.date === date);
  if (notes.length === 0) return null;
  return (
    <ul className={styles['notes']} aria-label="Good to know">
      {notes.map(({ code, text }) => (
        <li key={code + text}>{sentence(text)}</li>
      ))}
    </ul>
  );
}
