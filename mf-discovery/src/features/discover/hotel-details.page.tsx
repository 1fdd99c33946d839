import { useApi } from '@tabi/shared/data';
import { useParams } from '@tabi/shared/router';
import { Column, ErrorState } from '@tabi/shared/ui';
import { DetailsSkeleton } from './components/details-skeleton.tsx';
import { HotelView } from './components/hotel-view.tsx';

/** One hotel. */
export function Page() {
  const { hotelId = '' } = useParams();
  const { data, error, retry } = useApi('GET /api/hotels/{id}', { params: { id: hotelId } });
  if (error && !data) {
    return (
      <Column>
        <ErrorState title="This hotel cannot be shown right now" text={error.message} retry={retry} />
      </Column>
    );
  }
  return data ? <HotelView hotel={data.results} /> : <DetailsSkeleton />;
}
