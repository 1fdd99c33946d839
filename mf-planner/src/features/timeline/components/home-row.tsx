import type { HomeWay } from '@tabi/shared/contracts/trips';
import { formatMinutes, travelWords } from '@tabi/shared/format';
import { useFormats } from '@tabi/shared/state';
import { useOpenTrip } from '../../../common/state/open-trip.ts';
import styles from './day-notes.module.css';

/** `From Berlin: about 16 h by air, besides your days.` */
const wordsOf = (
  direction: 'From' | 'Back to',
  city: string,
  { minutes, travel_mode, source, hint }: HomeWay,
): string =>
  `${direction} ${city}: ${source === 'estimate' ? 'about ' : ''}${formatMinutes(minutes)} ${travelWords[travel_mode].by}, besides your days.${hint ? ` ${hint}` : ''}`;

/** The way from where the traveller lives to the trip, or the one back. */
export function HomeRow({ way }: { way: 'there' | 'back' }) {
  const { trip } = useOpenTrip();
  const { sentence } = useFormats();
  if (!trip.home) return null;
  const { city } = trip.home;
  return (
    <p className={styles['home']}>{sentence(wordsOf(way === 'there' ? 'From' : 'Back to', city, trip.home[way]))}</p>
  );
}
