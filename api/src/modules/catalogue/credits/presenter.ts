import type { Credit } from '@tabi/shared/contracts/credits';
import { links } from '@tabi/shared/links';
import type { CreditedPlace } from './photo-repository.ts';

/** Whose photographs are shown, one by one; nothing while there are none. */
export const creditPhotographs = (places: CreditedPlace[]): Credit[] =>
  places.length === 0
    ? []
    : [
        {
          name: 'Wikimedia Commons',
          used_for:
            'Photographs of places. Each is its author’s, under the licence beside it; we show them smaller and cut to shape.',
          url: 'https://commons.wikimedia.org/',
          licence: 'Each its own',
          licence_url: null,
          notice: null,
          works: places.flatMap(({ slug, name, location_slug, photos }) =>
            photos.map(({ author, licence, licence_url, source_url }) => ({
              title: name,
              path: links.attraction(location_slug, slug),
              author,
              licence,
              licence_url,
              source_url,
            })),
          ),
        },
      ];
