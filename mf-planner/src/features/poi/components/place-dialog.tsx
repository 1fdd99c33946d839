import type { Poi } from '@tabi/shared/contracts/places';
import { RemoteWidget } from '@tabi/shared/federation';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { useFormats } from '@tabi/shared/state';
import { Button, Skeleton } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import type { PlaceState } from '../domain/pool.ts';
import type { PlaceActs } from './place-card.tsx';
import styles from './place-dialog.module.css';

type Props = { poi: Poi; state: PlaceState; acts: PlaceActs; onClose: () => void };

/** All that is known of a place, lent by those who own it, without leaving the trip. */
export function PlaceDialog({ poi, state, acts, onClose }: Props) {
  const { times } = useFormats();
  const { canEdit, busy, onFit, onAdd } = acts;
  return (
    <Dialog
      open
      onClose={onClose}
      title={poi.name}
      size="large"
      full
      {...(state.words ? { intro: times(state.words) } : {})}
    >
      <div className={styles['acts']}>
        {canEdit && state.kind !== 'scheduled' ? (
          <Button look="primary" aria-disabled={busy !== null} onClick={() => void (busy === null ? onFit(poi) : null)}>
            {busy === poi.id ? 'Looking…' : 'Fit it in'}
          </Button>
        ) : null}
        {canEdit && state.kind === 'none' ? <Button onClick={() => onAdd(poi)}>Add to ideas</Button> : null}
        <Link to={links.attraction(poi.location_slug, poi.slug)}>Its own page</Link>
      </div>
      <RemoteWidget
        widget="mf-discovery/PoiDetails"
        props={{ slug: poi.slug }}
        title={poi.name}
        skeleton={<Skeleton shape="card" />}
      />
    </Dialog>
  );
}
