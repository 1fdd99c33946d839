import type { usePages } from '@tabi/shared/data';
import { ButtonLink, EmptyState } from '@tabi/shared/ui';
import { GrowingList } from './growing-list.tsx';
import { PlaceCard, cardInList } from './place-card.tsx';

type List = ReturnType<typeof usePages<'GET /api/pointOfInterests'>>;
type Props = { list: List; withLocation?: boolean };

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
