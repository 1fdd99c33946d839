import type { usePages } from '@tabi/shared/data';
import { ButtonLink, EmptyState } from '@tabi/shared/ui';
import { GrowingList } from './growing-list.tsx';
import { cardInList } from './place-card.tsx';
import { TourCard } from './tour-card.tsx';

type List = ReturnType<typeof usePages<'GET /api/products'>>;
type Props = { list: List; withLocation?: boolean };

/** How many a page of the list has. */
export const toursAPage = 24;

/** A growing list of tours. */
export const TourList = ({ list, withLocation }: Props) => (
  <GrowingList
    list={list}
    noun="tour"
    empty={
      <EmptyState
        title="No tour is like that here"
        text="Give one of the wishes above up, or look through all of them."
      >
        <ButtonLink to={{ search: '' }}>Show all tours</ButtonLink>
      </EmptyState>
    }
    card={(tour, index) => (
      <TourCard tour={tour} {...cardInList(index)} eager={index < 3} withLocation={withLocation} level={2} />
    )}
  />
);
