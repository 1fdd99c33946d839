import { useApi } from '@tabi/shared/data';
import { useParams } from '@tabi/shared/router';
import { Column, ErrorState } from '@tabi/shared/ui';
import { DetailsSkeleton } from './components/details-skeleton.tsx';
import { TourView } from './components/tour-view.tsx';

/** One tour. */
export function Page() {
  const { activityId = '' } = useParams();
  const { data, error, retry } = useApi('GET /api/products/{id}', { params: { id: activityId } });
  if (error && !data) {
    return (
      <Column>
        <ErrorState title="This tour cannot be shown right now" text={error.message} retry={retry} />
      </Column>
    );
  }
  return data ? <TourView tour={data.results} /> : <DetailsSkeleton />;
}
