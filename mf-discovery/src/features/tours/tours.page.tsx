import { useParams } from '@tabi/shared/router';
import { Container } from '@tabi/shared/ui';
import { ListHead } from '../destinations/sections/list-head.tsx';
import { FilterChips, useChosen } from '../search/sections/filter-chips.tsx';
import { useTours } from './api.ts';
import { TourList } from './components/tour-list.tsx';

/** All tours of a destination, to be narrowed by what one likes. */
export function Page() {
  const { id = '' } = useParams();
  const list = useTours({ location: id, chosen: useChosen('products') });
  return (
    <Container>
      <ListHead
        slug={id}
        title="Tours and guides"
        lead={() => 'Routes to go by yourself, stop by stop, timed by the opening hours.'}
      >
        <FilterChips type="products" location={id} />
      </ListHead>
      <TourList list={list} />
    </Container>
  );
}
