import { ButtonLink, EmptyState } from '@tabi/shared/ui';
import { cardInList } from '../../../common/components/grid.tsx';
import { GrowingList } from '../../../common/components/growing-list.tsx';
import type { useHotels } from '../api.ts';
import { HotelCard } from './hotel-card.tsx';

type Props = { list: ReturnType<typeof useHotels>; withLocation?: boolean };

/** A growing list of hotels. */
export const HotelList = ({ list, withLocation }: Props) => (
  <GrowingList
    list={list}
    noun="hotel"
    empty={
      <EmptyState
        title="No hotel is like that here"
        text="Give one of the wishes above up, or look through all of them."
      >
        <ButtonLink to={{ search: '' }}>Show all hotels</ButtonLink>
      </EmptyState>
    }
    card={(hotel, index) => (
      <HotelCard hotel={hotel} {...cardInList(index)} eager={index < 3} withLocation={withLocation} level={2} />
    )}
  />
);
