import { useParams } from '@tabi/shared/router';
import { Container } from '@tabi/shared/ui';
import { ListHead } from '../destinations/sections/list-head.tsx';
import { FilterChips, useChosen } from '../search/sections/filter-chips.tsx';
import { SearchField } from '../search/sections/search-field.tsx';
import { useNameSearch } from '../search/sections/use-name-search.ts';
import { useHotels } from './api.ts';
import { HotelList } from './components/hotel-list.tsx';

/** All hotels of a destination, to be narrowed by what one likes. */
export function Page() {
  const { id = '' } = useParams();
  const chosen = useChosen('hotels');
  const { name, search } = useNameSearch();
  const list = useHotels({ location: id, name, chosen });
  return (
    <Container>
      <ListHead
        slug={id}
        title="Hotels"
        lead={() => 'Where to stay, by kind and price level. You book with the hotel itself.'}
        split
      >
        <SearchField label="Search these hotels" placeholder="Name of the hotel" value={name} onSettled={search} />
        <FilterChips type="hotels" location={id} />
      </ListHead>
      <HotelList list={list} />
    </Container>
  );
}
