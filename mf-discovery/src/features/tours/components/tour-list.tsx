import type { Product } from '@tabi/shared/contracts/products';
import { ButtonLink, EmptyState } from '@tabi/shared/ui';
import { cardInList } from '../../../common/components/grid.tsx';
import type { CardProps } from '../../../common/components/listing-results.tsx';
import { Listing } from '../../../common/components/listing.tsx';
import { useWish } from '../../../common/components/use-wish.ts';
import { useTours } from '../api.ts';
import { TourCard } from './tour-card.tsx';

const sorts = [
  { value: '', label: 'Recommended' },
  { value: 'rating', label: 'Best rated' },
  { value: 'shortest', label: 'Shortest' },
  { value: 'name', label: 'By name' },
  { value: 'distance', label: 'Nearest to me' },
];

const Card = ({ item, index }: CardProps<Product>) => (
  <TourCard tour={item} {...cardInList(index)} eager={index < 2} level={2} />
);
const CardAnywhere = ({ item, index }: CardProps<Product>) => (
  <TourCard tour={item} {...cardInList(index)} eager={index < 2} level={2} withLocation />
);
// Where a server from before tells nothing of it, there is no pin.
const pin = ({ slug, begins, title }: Product) => (begins ? { id: slug, ...begins, label: title, mark: '' } : null);

/** The tours of a destination, or of all. */
export function TourList({ location }: { location?: string }) {
  const wish = useWish('products');
  return (
    <Listing
      type="products"
      noun="tour"
      {...{ location, wish, sorts, pin }}
      list={useTours(wish, location)}
      search={{ label: location ? 'Search these tours' : 'Search tours', placeholder: 'Name of the tour' }}
      card={location ? Card : CardAnywhere}
      empty={
        <EmptyState title="No tour is like that here" text="Give one of your wishes up, or look through all of them.">
          <ButtonLink to={{ search: '' }}>Show all tours</ButtonLink>
        </EmptyState>
      }
    />
  );
}
