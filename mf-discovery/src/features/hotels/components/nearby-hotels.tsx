import type { NearbyHotel } from '@tabi/shared/contracts/hotels';
import type { ApiResult } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { CardSection, rowSizes } from '../../../common/components/card-section.tsx';
import { HotelCard } from './hotel-card.tsx';

type Props = {
  title: string;
  near: { location_slug: string; location_name: string };
  answer: ApiResult<{ results: NearbyHotel[] }>;
};

/** Hotels close by, nearest first, and the way to all of the destination's. */
export const NearbyHotels = ({ title, near, answer }: Props) => (
  <CardSection
    title={title}
    more={<Link to={links.hotels(near.location_slug)}>All hotels in {near.location_name}</Link>}
    answer={answer}
    what="The hotels nearby"
    card={(hotel) => <HotelCard hotel={hotel} sizes={rowSizes} />}
  />
);
