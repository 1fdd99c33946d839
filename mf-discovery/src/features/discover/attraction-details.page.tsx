import { useParams } from '@tabi/shared/router';
import { PoiView } from './components/poi-view.tsx';

/** One place, by its own address or its destination's. */
export function Page() {
  const { poiId = '' } = useParams();
  return <PoiView slug={poiId} />;
}
