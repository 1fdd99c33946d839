import type { Poi } from '@tabi/shared/contracts/places';
import type { TripEvent } from '@tabi/shared/contracts/trips';
import { formatDay, formatMinutes, type Formats } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { useFormats } from '@tabi/shared/state';
import { Button, Card, Icon } from '@tabi/shared/ui';
import { X } from 'lucide-react';
import styles from './picked-card.module.css';

/** What was pressed: something of the days, an idea, or another place of the destination. */
export type Picked = { kind: 'event'; event: TripEvent } | { kind: 'idea' | 'place'; poi: Poi };

type Props = {
  picked: Picked;
  canEdit: boolean;
  busy: boolean;
  onFit: (poi: Poi) => void;
  onIdea: (poi: Poi) => void;
  onClose: () => void;
};

const linesOf = (picked: Picked, { time, sentence }: Formats): string[] => {
  if (picked.kind !== 'event')
    return [
      `${picked.kind === 'idea' ? 'An idea' : 'Not in your trip'} · ${formatMinutes(picked.poi.visit_minutes)}`,
      picked.poi.snippet,
    ];
  const { event } = picked;
  const when = `${formatDay(event.date)}, ${time(event.start)}–${time(event.end)}`;
  return event.type === 'visit' ? [when, event.reason ? sentence(event.reason) : event.poi.snippet] : [when];
};

const poiOf = (picked: Picked): Poi | null => {
  if (picked.kind !== 'event') return picked.poi;
  return picked.event.type === 'visit' ? picked.event.poi : null;
};

/** A pin in words, and what can be done with it. */
export function PickedCard({ picked, canEdit, busy, onFit, onIdea, onClose }: Props) {
  const poi = poiOf(picked);
  const title = poi?.name ?? (picked.kind === 'event' ? picked.event.title : '');
  const [facts, text] = linesOf(picked, useFormats());
  return (
    <Card look="raised" className={styles['card']}>
      <div className={styles['head']}>
        <h2>{title}</h2>
        <Button look="quiet" square aria-label="Close" onClick={onClose}>
          <Icon of={X} />
        </Button>
      </div>
      <p className={styles['facts']}>{facts}</p>
      {text ? <p className={styles['text']}>{text}</p> : null}
      <div className={styles['acts']}>
        {canEdit && poi && picked.kind !== 'event' ? (
          <Button look="primary" size="small" aria-disabled={busy} onClick={() => void (busy ? null : onFit(poi))}>
            {busy ? 'Looking for a good time…' : 'Fit it in'}
          </Button>
        ) : null}
        {canEdit && picked.kind === 'place' ? (
          <Button size="small" onClick={() => onIdea(picked.poi)}>
            Add to ideas
          </Button>
        ) : null}
        {poi ? <Link to={links.attraction(poi.location_slug, poi.slug)}>About this place</Link> : null}
      </div>
    </Card>
  );
}
