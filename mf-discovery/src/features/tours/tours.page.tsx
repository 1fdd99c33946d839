import { useParams } from '@tabi/shared/router';
import { Container } from '@tabi/shared/ui';
import { ListHead } from '../destinations/sections/list-head.tsx';
import { TourList } from './components/tour-list.tsx';

/** All tours of a destination, to be narrowed by what one likes. */
export function Page() {
  const { id = '' } = useParams();
  return (
    <Container>
      <ListHead
        slug={id}
        title="Tours and guides"
        lead={() => 'Routes to go by yourself, stop by stop, timed by the opening hours.'}
      />
      <TourList location={id} />
    </Container>
  );
}
