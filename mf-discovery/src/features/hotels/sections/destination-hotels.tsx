import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { CardSection, rowSizes } from '../../../common/components/card-section.tsx';
import { useTopHotels } from '../api.ts';
import { HotelCard } from '../components/hotel-card.tsx';

/** Some hotels of a destination; nothing where there are none. */
export function DestinationHotels({ location }: { location: { slug: string; name: string } }) {
  const answer = useTopHotels(location.slug);
  return (
    <CardSection
      title={`Where to stay in ${location.name}`}
      more={<Link to={links.hotels(location.slug)}>All hotels in {location.name}</Link>}
      answer={answer}
      what="The hotels"
      card={(hotel) => <HotelCard hotel={hotel} sizes={rowSizes} />}
    />
  );
}
