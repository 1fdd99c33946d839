import { askApi, chunks } from '../wikimedia/api.ts';
import { SourceProblem, type PoliteClient } from '../wikimedia/polite-client.ts';
import type { WikimediaSettings } from '../wikimedia/settings.ts';
import { filesIn, type CommonsFile, type Judged } from './commons-answer.ts';
import { picturesIn, type Shown } from './wikidata-answer.ts';

/** The width in which a file is asked for: what is kept at most. */
const width = '1600';

/** Wikidata and Commons, as far as photographs of places need them. */
export function photoSource(client: PoliteClient, settings: WikimediaSettings) {
  const pictures = async (ids: readonly string[]): Promise<Map<string, Shown>> => {
    const found = new Map<string, Shown>();
    for (const some of chunks(ids)) {
      const query = { action: 'wbgetentities', ids: some.join('|'), props: 'claims' };
      const part = await askApi(client, settings.WIKIDATA_API, query, (body) => picturesIn(body, some));
      for (const [id, shown] of part) found.set(id, shown);
    }
    return found;
  };

  const files = async (titles: readonly string[]): Promise<Map<string, Judged>> => {
    const found = new Map<string, Judged>();
    for (const some of chunks(titles)) {
      const query = {
        action: 'query',
        prop: 'imageinfo',
        iiprop: 'url|size|mime|extmetadata',
        iiextmetadatafilter: 'Artist|Attribution|LicenseShortName',
        iiurlwidth: width,
        titles: some.join('|'),
        formatversion: '2',
      };
      const part = await askApi(client, settings.COMMONS_API, query, (body) => filesIn(body, some));
      for (const [title, judged] of part) found.set(title, judged);
    }
    return found;
  };

  const download = ({ address }: CommonsFile): Promise<Buffer> => {
    if (!URL.canParse(address) || new URL(address).origin !== new URL(settings.COMMONS_FILES).origin)
      throw new SourceProblem(`it is said to be at ${address}, and files come from ${settings.COMMONS_FILES} alone.`);
    return client.bytes(address);
  };

  return { pictures, files, download };
}
export type PhotoSource = ReturnType<typeof photoSource>;
