import { ZodError } from 'zod';
import { filesIn, type CommonsFile, type Judged } from './commons-answer.ts';
import type { PhotoSettings } from './photo-settings.ts';
import { SourceProblem, type PoliteClient } from './polite-client.ts';
import { picturesIn, type Shown } from './wikidata-answer.ts';

/** As many as one request may name. */
const atOnce = 50;
/** Seconds that their databases may lag before we wait. */
const maxlag = '5';
/** The width in which a file is asked for: what is kept at most. */
const width = '1600';

const chunks = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, index) => all.slice(index * atOnce, (index + 1) * atOnce));

const withQuery = (address: string, query: Record<string, string>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};

/** Wikidata and Commons, as far as photographs of places need them. */
export function wikimedia(client: PoliteClient, settings: PhotoSettings) {
  const answerOf = async <T>(address: string, read: (body: unknown) => T): Promise<T> => {
    const body = await client.json(address);
    const problem = (body as { error?: { code?: string; info?: string } } | null)?.error;
    if (problem) throw new SourceProblem(`${new URL(address).host} refuses: ${problem.info ?? problem.code}.`);
    try {
      return read(body);
    } catch (error) {
      if (!(error instanceof ZodError)) throw error;
      throw new SourceProblem(`${new URL(address).host} answers otherwise than expected. Check the address.`);
    }
  };

  const pictures = async (ids: readonly string[]): Promise<Map<string, Shown>> => {
    const found = new Map<string, Shown>();
    for (const some of chunks(ids)) {
      const query = { action: 'wbgetentities', ids: some.join('|'), props: 'claims', format: 'json', maxlag };
      const part = await answerOf(withQuery(settings.WIKIDATA_API, query), (body) => picturesIn(body, some));
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
        format: 'json',
        formatversion: '2',
        maxlag,
      };
      const part = await answerOf(withQuery(settings.COMMONS_API, query), (body) => filesIn(body, some));
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
export type Wikimedia = ReturnType<typeof wikimedia>;
