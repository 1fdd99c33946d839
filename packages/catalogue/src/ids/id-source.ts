import { askApi, chunks } from '../wikimedia/api.ts';
import type { PoliteClient } from '../wikimedia/polite-client.ts';
import type { Point } from '../wikimedia/points.ts';
import type { WikimediaSettings } from '../wikimedia/settings.ts';
import { idsCalled, idsNear, thingsIn, type Thing } from './thing-answer.ts';

/** Wikidata looks no farther around a point, in metres. */
const farthest = 10_000;
/** The nearest things of one place: in the middle of a large town there are thousands. */
const mostNear = '100';
const mostCalled = '10';

/** Wikidata, as far as finding ids needs it. */
export function idSource(client: PoliteClient, { WIKIDATA_API }: Pick<WikimediaSettings, 'WIKIDATA_API'>) {
  /** Ids of what lies within so many metres. */
  const near = ({ lat, lng }: Point, metres: number): Promise<string[]> => {
    const query = {
      action: 'query',
      list: 'geosearch',
      gscoord: `${lat}|${lng}`,
      gsradius: String(Math.min(farthest, metres)),
      gslimit: mostNear,
    };
    return askApi(client, WIKIDATA_API, query, idsNear);
  };

  /** Ids of what is called so, wherever it is. */
  const called = (name: string): Promise<string[]> => {
    const query = { action: 'wbsearchentities', search: name, language: 'en', type: 'item', limit: mostCalled };
    return askApi(client, WIKIDATA_API, query, idsCalled);
  };

  const things = async (ids: readonly string[], languages: readonly string[]): Promise<Thing[]> => {
    const found: Thing[] = [];
    for (const some of chunks(ids)) {
      const query = {
        action: 'wbgetentities',
        ids: some.join('|'),
        props: 'labels|aliases|claims',
        languages: languages.join('|'),
      };
      found.push(...(await askApi(client, WIKIDATA_API, query, thingsIn)));
    }
    return found;
  };

  return { near, called, things };
}
export type IdSource = ReturnType<typeof idSource>;
