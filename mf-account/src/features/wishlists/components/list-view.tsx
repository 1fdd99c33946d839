import type { WishlistDetails } from '@tabi/shared/contracts/wishlists';
import { links } from '@tabi/shared/links';
import { Button, ButtonLink, EmptyState, lazyNamed } from '@tabi/shared/ui';
import { Suspense, useState } from 'react';
import type { useWishlist } from '../api/list.ts';
import { useTitles } from '../api/lists.ts';
import { destinationsShown, formatContents, pinsOf, placesShown } from '../domain.ts';
import { ListMap } from './list-map.tsx';
import { PlanTrip } from './plan-trip.tsx';
import styles from './list-view.module.css';
import { Things } from './things.tsx';

const ShareDialog = lazyNamed(() => import('./share-dialog.tsx'), 'ShareDialog');
const TitleDialog = lazyNamed(() => import('./title-dialog.tsx'), 'TitleDialog');

type Props = { details: WishlistDetails; mine: ReturnType<typeof useWishlist> };

/** What is left once those taken out are not counted any more. */
const withoutRemoved = (details: WishlistDetails, { leftBy }: Props['mine']): WishlistDetails => ({
  ...details,
  points_of_interest: details.points_of_interest.filter(({ id, name }) => !leftBy({ kind: 'place', id, name })),
  locations: details.locations.filter(({ id, name }) => !leftBy({ kind: 'destination', id, name })),
});

function Head({ list }: { list: WishlistDetails }) {
  const { rename } = useTitles();
  const [renaming, setRenaming] = useState(false);
  const [sharing, setSharing] = useState(false);
  return (
    <header className={styles['head']}>
      <div>
        <h1>{list.title}</h1>
        <p>{formatContents(list.points_of_interest.length, list.locations.length)}</p>
      </div>
      <div className={styles['buttons']}>
        <PlanTrip list={list} />
        <Button aria-haspopup="dialog" onClick={() => setSharing(true)}>
          Share
        </Button>
        <Button onClick={() => setRenaming(true)}>Rename</Button>
      </div>
      {renaming ? (
        <Suspense>
          <TitleDialog
            title="Rename the list"
            button="Save"
            initial={list.title}
            save={(title) => rename(list, title)}
            onClose={() => setRenaming(false)}
          />
        </Suspense>
      ) : null}
      {sharing ? (
        <Suspense>
          <ShareDialog list={list} onClose={() => setSharing(false)} />
        </Suspense>
      ) : null}
    </header>
  );
}

/** A list with all that is in it, and the map of it beside. */
export function ListView({ details, mine }: Props) {
  const [lit, setLit] = useState<string | null>(null);
  const left = withoutRemoved(details, mine);
  const marks = new Map(pinsOf(left).map(({ id, mark }) => [id, mark]));
  const shown = { list: details.id, marks, mine, light: setLit };
  const empty = details.points_of_interest.length + details.locations.length === 0;
  return (
    <>
      <Head list={left} />
      {empty ? (
        <EmptyState title="Nothing in it yet" text="Press the heart on a place or a destination that you like.">
          <ButtonLink to={links.destinations()}>Look for places</ButtonLink>
        </EmptyState>
      ) : (
        <div className={styles['split']}>
          <div className={styles['things']}>
            <Things title="Destinations" things={destinationsShown(details)} {...shown} />
            <Things title="Places" things={placesShown(details)} {...shown} />
          </div>
          <div>
            <div className={styles['map']}>
              <ListMap list={left} lit={lit} onLight={setLit} />
            </div>
          </div>
        </div>
      )}
    </>
  );
}
