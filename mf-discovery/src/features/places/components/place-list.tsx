import { ButtonLink, EmptyState } from '@tabi/shared/ui';
import { cardInList } from '../../../common/components/grid.tsx';
import { GrowingList } from '../../../common/components/growing-list.tsx';
import type { usePlaces } from '../api.ts';
import { PlaceCard } from './place-card.tsx';

type Props = { list: ReturnType<typeof usePlaces>; withLocation?: boolean };

/** A growing list of places. */
export const PlaceList = ({ list, withLocation }: Props) => (
  <GrowingList
    list={list}
    noun="place"
    empty={
      <EmptyState title="Nothing of this kind here" text="Choose another kind above, or look through all of them.">
        <ButtonLink to={{ search: '' }}>Show all places</ButtonLink>
      </EmptyState>
    }
    card={(place, index) => (
      <PlaceCard place={place} {...cardInList(index)} eager={index < 3} withLocation={withLocation} level={2} />
    )}
  />
);
