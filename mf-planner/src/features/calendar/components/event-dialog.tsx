import type { TripEvent } from '@tabi/shared/contracts/trips';
import { formatDay, openingHours } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { useFormats } from '@tabi/shared/state';
import { Dialog } from '@tabi/shared/ui-overlay';
import { EventForm } from '../../../common/components/event-form.tsx';
import type { Outcome } from '../../../common/state/edits-view.ts';
import type { Times } from '../domain/moves.ts';
import { hoursWords, titleOf } from '../domain/words.ts';
import styles from './event-dialog.module.css';

const dayOf = (wallClock: string) => wallClock.slice(0, 10);

const factsOf = (event: TripEvent): string[] => {
  if (event.type === 'visit') return [openingHours(event), event.reason ?? event.poi.snippet ?? ''];
  return event.type === 'meal' ? [event.hint ?? ''] : [];
};

type Props = {
  event: TripEvent;
  dates: readonly string[];
  canEdit: boolean;
  onMove: (times: Times) => Promise<Outcome>;
  onClose: () => void;
};

/** What an event of the calendar is, and what of it can be written: the way to move it that needs no dragging. */
export function EventDialog({ event, dates, canEdit, onMove, onClose }: Props) {
  const { sentence, times } = useFormats();
  const when = `${formatDay(dayOf(event.start))}, ${times(hoursWords(event))}`;
  return (
    <Dialog open onClose={onClose} title={titleOf(event)} intro={when}>
      {factsOf(event)
        .filter(Boolean)
        .map((fact) => (
          <p key={fact} className={styles['fact']}>
            {sentence(fact)}
          </p>
        ))}
      {event.type === 'visit' ? (
        <p className={styles['fact']}>
          <Link to={links.attraction(event.poi.location_slug, event.poi.slug)}>About this place</Link>
        </p>
      ) : null}
      {canEdit && event.type !== 'stay' && event.type !== 'hop' ? (
        <EventForm event={event} dates={dates} move={onMove} onDone={onClose} />
      ) : null}
    </Dialog>
  );
}
