import { useApi } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { CardSection, rowSizes } from './card-section.tsx';
import { HotelCard } from './hotel-card.tsx';

/** Some hotels of a destination; nothing where there are none. */
export function HotelsSection({ location }: { location: { slug: string; name: string } }) {
  const answer = useApi(
    'GET /api/hotels',
    { query: { location: location.slug, filter: 'top', per_page: 8 } },
    { background: true },
  );
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
