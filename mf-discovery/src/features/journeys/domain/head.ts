import type { JourneyDetails } from '@tabi/shared/contracts/journeys';
import type { PageHead } from '@tabi/shared/federation';
import { links } from '@tabi/shared/links';
import { socialUrl } from '@tabi/shared/ui';
import type { ListItem } from 'schema-dts';
import { breadcrumbs, geo, graph, home } from '../../../common/domain/json-ld.ts';

const stop = ({ location }: JourneyDetails['stays'][number], index: number): ListItem => ({
  '@type': 'ListItem',
  position: index + 1,
  item: { '@type': 'City', name: location.name, url: links.destination(location.slug), geo: geo(location) },
});

/** What a journey's page is called outside. */
export function headOfJourney(journey: JourneyDetails): PageHead {
  const { title, snippet, slug } = journey;
  const image = socialUrl(journey.cover.url);
  return {
    title,
    description: snippet,
    image,
    canonical: links.journey(slug),
    jsonLd: graph(
      {
        '@type': 'TouristTrip',
        name: title,
        description: snippet,
        url: links.journey(slug),
        ...(image ? { image } : {}),
        touristType: journey.tags.map(({ label }) => label),
        itinerary: { '@type': 'ItemList', itemListElement: journey.stays.map(stop) },
      },
      breadcrumbs([home, { name: 'Journeys', path: links.journeys() }, { name: title }]),
    ),
  };
}
