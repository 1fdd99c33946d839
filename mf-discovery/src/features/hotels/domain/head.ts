import type { HotelDetails } from '@tabi/shared/contracts/hotels';
import type { LocationDetails } from '@tabi/shared/contracts/places';
import type { Review } from '@tabi/shared/contracts/reviews';
import type { PageHead } from '@tabi/shared/federation';
import { links } from '@tabi/shared/links';
import { socialUrl } from '@tabi/shared/ui';
import { breadcrumbs, destination, destinations, geo, graph, home, rated } from '../../../common/domain/json-ld.ts';
import { formatKind } from '../../../common/domain/words.ts';
import { formatStars } from './stays.ts';

/** What the page of a destination's hotels is called outside. */
export const headOfHotels = (location: LocationDetails): PageHead => ({
  title: `Hotels in ${location.name}`,
  description: `Where to stay in ${location.name}: hotels, guesthouses and houses of character, by district and kind.`,
  image: socialUrl(location.cover.url),
  canonical: links.hotels(location.slug),
  jsonLd: graph(breadcrumbs([home, destinations, destination(location), { name: 'Hotels' }])),
});

/** What a hotel's page is called outside. @param reviews those that it shows first */
export function headOfHotel(hotel: HotelDetails, reviews: readonly Review[] = []): PageHead {
  const { name, location_name, location_slug, stars } = hotel;
  const image = socialUrl(hotel.thumbnail.url);
  const kind = formatKind(hotel.kind).toLowerCase();
  return {
    // What is a sight too has a page of its own: a title of its own tells them apart.
    title: `${name}, ${kind} in ${location_name}`,
    description: [`${name}, a ${kind} in ${hotel.district}, ${location_name}`, formatStars(hotel)]
      .filter(Boolean)
      .join('; '),
    image,
    canonical: links.hotel(location_slug, hotel.slug),
    jsonLd: graph(
      {
        '@type': 'Hotel',
        name,
        ...(hotel.local_name ? { alternateName: hotel.local_name } : {}),
        url: links.hotel(location_slug, hotel.slug),
        ...(image ? { image } : {}),
        geo: geo(hotel),
        address: {
          '@type': 'PostalAddress',
          streetAddress: hotel.district,
          addressLocality: location_name,
          addressCountry: hotel.country.code,
        },
        ...(stars === null ? {} : { starRating: { '@type': 'Rating', ratingValue: stars } }),
        ...(hotel.website ? { sameAs: hotel.website } : {}),
        ...rated(hotel, reviews),
      },
      breadcrumbs([
        home,
        destination({ name: location_name, slug: location_slug }),
        { name: 'Hotels', path: links.hotels(location_slug) },
        { name },
      ]),
    ),
  };
}
