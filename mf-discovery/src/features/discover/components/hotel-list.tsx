import type { usePages } from '@tabi/shared/data';
import { ButtonLink, EmptyState } from '@tabi/shared/ui';
import { GrowingList } from './growing-list.tsx';
import { HotelCard } from './hotel-card.tsx';
import { cardInList } from './place-card.tsx';

type List = ReturnType<typeof usePages<'GET /api/hotels'>>;
type Props = { list: List; withLocation?: boolean };

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
