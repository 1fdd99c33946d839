import type { Hotel } from '@tabi/shared/contracts/hotels';
import { ButtonLink, EmptyState } from '@tabi/shared/ui';
import { cardInList } from '../../../common/components/grid.tsx';
import type { CardProps } from '../../../common/components/listing-results.tsx';
import { Listing } from '../../../common/components/listing.tsx';
import { useWish } from '../../../common/components/use-wish.ts';
import { useHotels } from '../api.ts';
import { HotelCard } from './hotel-card.tsx';

const sorts = [
  { value: '', label: 'Recommended' },
  { value: 'rating', label: 'Best rated' },
  { value: 'stars', label: 'Most stars' },
  { value: 'name', label: 'By name' },
  { value: 'distance', label: 'Nearest to me' },
];

const Card = ({ item, index }: CardProps<Hotel>) => (
  <HotelCard hotel={item} {...cardInList(index)} eager={index < 2} level={2} />
);
const CardAnywhere = ({ item, index }: CardProps<Hotel>) => (
  <HotelCard hotel={item} {...cardInList(index)} eager={index < 2} level={2} withLocation />
);
const pin = ({ slug, lat, lng, name }: Hotel) => ({ id: slug, lat, lng, label: name, mark: '' });

/** The hotels of a destination, or of all. */
export function HotelList({ location }: { location?: string }) {
  const wish = useWish('hotels');
  return (
    <Listing
      type="hotels"
      noun="hotel"
      {...{ location, wish, sorts, pin }}
      list={useHotels(wish, location)}
      search={{ label: location ? 'Search these hotels' : 'Search hotels', placeholder: 'Name of the hotel' }}
      card={location ? Card : CardAnywhere}
      empty={
        <EmptyState title="No hotel is like that here" text="Give one of your wishes up, or look through all of them.">
          <ButtonLink to={{ search: '' }}>Show all hotels</ButtonLink>
        </EmptyState>
      }
    />
  );
}
