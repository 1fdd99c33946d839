import { ButtonLink, EmptyState } from '@tabi/shared/ui';
import { cardInList } from '../../../common/components/grid.tsx';
import { GrowingList } from '../../../common/components/growing-list.tsx';
import type { useTours } from '../api.ts';
import { TourCard } from './tour-card.tsx';

type Props = { list: ReturnType<typeof useTours>; withLocation?: boolean };

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
