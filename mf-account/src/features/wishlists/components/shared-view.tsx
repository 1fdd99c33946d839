import type { SharedWishlist } from '@tabi/shared/contracts/wishlists';
import { links } from '@tabi/shared/links';
import { ButtonLink, EmptyState } from '@tabi/shared/ui';
import { useState } from 'react';
import { destinationsShown, formatContents, pinsOf, placesShown } from '../domain.ts';
import { ListMap } from './list-map.tsx';
import styles from './list-view.module.css';
import { PlanTrip } from './plan-trip.tsx';
import { SharedThings } from './shared-things.tsx';

/** Somebody's list, with the map of it beside, as whoever has its link sees it. */
export function SharedView({ list }: { list: SharedWishlist }) {
  const [lit, setLit] = useState<string | null>(null);
  const marks = new Map(pinsOf(list).map(({ id, mark }) => [id, mark]));
  const [places, destinations] = [list.points_of_interest.length, list.locations.length];
  const shown = { marks, light: setLit };
  return (
    <>
      <header className={styles['head']}>
        <div>
          <h1>{list.title}</h1>
          <p>
            A list by {list.owner} · {formatContents(places, destinations)}
          </p>
        </div>
        <div className={styles['buttons']}>
          <PlanTrip list={list} />
        </div>
      </header>
      {places + destinations === 0 ? (
        <EmptyState title="Nothing in it yet" text="What is put into it later is shown here.">
          <ButtonLink to={links.destinations()}>Look for places</ButtonLink>
        </EmptyState>
      ) : (
        <div className={styles['split']}>
          <div className={styles['things']}>
            <SharedThings title="Destinations" things={destinationsShown(list)} {...shown} />
            <SharedThings title="Places" things={placesShown(list)} {...shown} />
          </div>
          <div>
            <div className={styles['map']}>
              <ListMap list={list} lit={lit} onLight={setLit} />
            </div>
          </div>
        </div>
      )}
    </>
  );
}
