import type { Poi } from '@tabi/shared/contracts/places';
import type { ApiResult } from '@tabi/shared/data';
import { CardSection, rowSizes } from '../../../common/components/card-section.tsx';
import { PlaceCard } from '../components/place-card.tsx';

type Props = { title: string; answer: ApiResult<{ data: Poi[] }>; what: string };

/** Places in a row; nothing where there are none. */
export const PlaceRow = (props: Props) => (
  <CardSection {...props} card={(place) => <PlaceCard place={place} sizes={rowSizes} />} />
);
