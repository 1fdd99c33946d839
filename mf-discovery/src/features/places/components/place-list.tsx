import type { Poi } from '@tabi/shared/contracts/places';
import { ButtonLink, EmptyState } from '@tabi/shared/ui';
import { cardInList } from '../../../common/components/grid.tsx';
import type { CardProps } from '../../../common/components/listing-results.tsx';
import { Listing } from '../../../common/components/listing.tsx';
import { useWish } from '../../../common/components/use-wish.ts';
import { usePlaces } from '../api.ts';
import { PlaceCard } from './place-card.tsx';

const sorts = [
  { value: '', label: 'Recommended' },
  { value: 'rating', label: 'Best rated' },
  { value: 'name', label: 'By name' },
  { value: 'distance', label: 'Nearest to me' },
];

const Card = ({ item, index }: CardProps<Poi>) => (
  <PlaceCard place={item} {...cardInList(index)} eager={index < 2} level={2} />
);
const CardAnywhere = ({ item, index }: CardProps<Poi>) => (
  <PlaceCard place={item} {...cardInList(index)} eager={index < 2} level={2} withLocation />
);
const pin = ({ slug, lat, lng, name }: Poi) => ({ id: slug, lat, lng, label: name, mark: '' });

/** The places of a destination, or of all. */
export function PlaceList({ location }: { location?: string }) {
  const wish = useWish('pointOfInterests');
  return (
    <Listing
      type="pointOfInterests"
      noun="place"
      {...{ location, wish, sorts, pin }}
      list={usePlaces(wish, location)}
      search={{ label: location ? 'Search these places' : 'Search places', placeholder: 'Name of the place' }}
      card={location ? Card : CardAnywhere}
      empty={
        <EmptyState title="Nothing of this kind here" text="Give one of your wishes up, or look through all of them.">
          <ButtonLink to={{ search: '' }}>Show all places</ButtonLink>
        </EmptyState>
      }
    />
  );
}
