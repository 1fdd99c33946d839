import { useParams } from '@tabi/shared/router';
import { Container } from '@tabi/shared/ui';
import { ListHead } from '../destinations/sections/list-head.tsx';
import { HotelList } from './components/hotel-list.tsx';

/** All hotels of a destination, to be narrowed by what one likes. */
export function Page() {
  const { id = '' } = useParams();
  return (
    <Container>
      <ListHead
        slug={id}
        title="Hotels"
        lead={() => 'Where to stay, by kind and price level. You book with the hotel itself.'}
      />
      <HotelList location={id} />
    </Container>
  );
}
