import type { Poi } from '@tabi/shared/contracts/places';
import type { IdeaState } from '@tabi/shared/contracts/trips';
import { formatMinutes } from '@tabi/shared/format';
import { useFormats } from '@tabi/shared/state';
import { Button, Card, CardActions, Checkbox, Icon, LazyMenu, Picture } from '@tabi/shared/ui';
import { Ellipsis } from 'lucide-react';
import type { PlaceState } from '../domain/pool.ts';
import styles from './place-card.module.css';

export type PlaceActs = {
  canEdit: boolean;
  /** The place that is just being fitted in. */
  busy: number | null;
  onOpen: (poi: Poi) => void;
  onFit: (poi: Poi) => void;
  onAdd: (poi: Poi) => void;
  onRemove: (poi: Poi) => void;
  /** Says what an idea is to the travellers. */
  onMark: (poi: Poi, state: IdeaState) => void;
};

type Props = {
  poi: Poi;
  state: PlaceState;
  /** Why it would fit, where the planner has said so. */
  reason?: string | null;
  acts: PlaceActs;
  /** For choosing several. */
  chosen?: { is: boolean; toggle: () => void };
};

/** A place, what it is to the trip, and what can be done with it. Its name opens it without leaving the trip. */
export function PlaceCard({ poi, state, reason, acts, chosen }: Props) {
  const { sentence, times } = useFormats();
  const { canEdit, busy, onOpen, onFit, onAdd } = acts;
  const isBusy = busy === poi.id;
  const fit = isBusy ? 'Looking…' : 'Fit it in';
  return (
    <Card className={styles['card']}>
      <Picture picture={poi.mediumCover} alt="" sizes="(min-width: 768px) 280px, 90vw" className={styles['picture']} />
      {state.words ? (
        <p className={styles['state']} data-kind={state.kind}>
          {times(state.words)}
        </p>
      ) : null}
      <h3>
        <button type="button" className={styles['name']} aria-haspopup="dialog" onClick={() => onOpen(poi)}>
          {poi.name}
        </button>
      </h3>
      <p className={styles['snippet']}>{poi.snippet}</p>
      <p className={styles['facts']}>
        {formatMinutes(poi.visit_minutes)} · {poi.location_name}
        {reason ? ` · ${sentence(reason)}` : ''}
      </p>
      {canEdit ? (
        <CardActions className={styles['acts']}>
          {chosen ? (
            <Checkbox aria-label={`Choose ${poi.name}`} label="Choose" checked={chosen.is} onChange={chosen.toggle} />
          ) : null}
          {state.kind === 'scheduled' ? null : (
            <Button
              size="small"
              aria-label={`${fit}: ${poi.name}`}
              aria-disabled={isBusy}
              onClick={() => void (isBusy ? null : onFit(poi))}
            >
              {fit}
            </Button>
          )}
          {state.kind === 'none' ? (
            <Button size="small" look="quiet" aria-label={`Add to ideas: ${poi.name}`} onClick={() => onAdd(poi)}>
              Add to ideas
            </Button>
          ) : null}
          {state.kind === 'idea' ? <IdeaMenu poi={poi} acts={acts} /> : null}
        </CardActions>
      ) : null}
    </Card>
  );
}

/** What an idea is to the travellers, and the way out. */
const IdeaMenu = ({ poi, acts: { onMark, onRemove } }: Pick<Props, 'poi' | 'acts'>) => (
  <LazyMenu
    label={`What ${poi.name} is to you`}
    trigger={
      <Button look="quiet" size="small" square aria-label={`What ${poi.name} is to you`}>
        <Icon of={Ellipsis} size={18} />
      </Button>
    }
    items={() => [
      { label: 'I want this: plan it first', onSelect: () => onMark(poi, 'want') },
      { label: 'Been there: leave it out', onSelect: () => onMark(poi, 'been') },
      { label: 'Just an idea', onSelect: () => onMark(poi, 'idea') },
      { label: 'Remove from ideas', onSelect: () => onRemove(poi) },
    ]}
  />
);
