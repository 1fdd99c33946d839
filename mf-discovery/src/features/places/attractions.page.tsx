import { plural } from '@tabi/shared/format';
import { useParams } from '@tabi/shared/router';
import { Container } from '@tabi/shared/ui';
import { ListHead } from '../destinations/sections/list-head.tsx';
import { PlaceList } from './components/place-list.tsx';

/** All places of a destination, to be narrowed by what one likes. */
export function Page() {
  const { id = '' } = useParams();
  return (
    <Container>
      <ListHead
        slug={id}
        title="Places to see"
        lead={(location) => location && `${plural(location.poi_count, 'place')}, the most important first.`}
      />
      <PlaceList location={id} />
    </Container>
  );
}
