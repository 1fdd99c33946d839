import { keepPhotograph, NoPhotograph } from '@tabi/posters/draw';
import type { CatalogueShelf } from '../read/read.ts';
import { photoSchema, type CataloguePhoto } from '../schema/photo-schema.ts';
import type { CataloguePlace } from '../schema/schema.ts';
import type { CommonsFile } from './commons-answer.ts';
import { photoShelf, sha256 } from '../read/photo-shelf.ts';
import { SourceProblem } from '../wikimedia/polite-client.ts';
import { metresTo, sameThing } from '../wikimedia/points.ts';
import type { PhotoSource } from './photo-source.ts';
import type { Shown } from './wikidata-answer.ts';

interface Wish {
  /** The catalogue's folder. */
  root: string;
  shelves: CatalogueShelf[];
  source: PhotoSource;
  /** Photographs of one place at most. */
  each: number;
  /** Also of places that have theirs already. */
  anew: boolean;
  say: (line: string) => void;
}

export interface Fetched {
  /** Places whose photographs were there. */
  kept: number;
  /** Photographs that have come. */
  came: number;
  refused: number;
}

type Named = Pick<CataloguePlace, 'slug' | 'wikidata' | 'commons' | 'lat' | 'lng'>;
const isNamed = ({ wikidata, commons }: Pick<Named, 'wikidata' | 'commons'>) =>
  wikidata !== undefined || (commons ?? []).length > 0;

/** What Wikidata shows of the thing, unless it is somewhere else: the id is wrong then. */
function shownOf(place: Named, shown: Shown | undefined): Shown | undefined {
  if (!shown || 'why' in shown || shown.points.length === 0) return shown;
  const away = metresTo(place, shown.points);
  return away <= sameThing ? shown : { why: `it lies ${Math.round(away / 1000)} km from the place; mend the id` };
}

/** The files that show a place: those an editor chose, then Wikidata's. */
async function titlesOf(places: readonly Named[], source: PhotoSource, each: number, refuse: (why: string) => void) {
  const known = await source.pictures([...new Set(places.flatMap(({ wikidata }) => wikidata ?? []))]);
  return new Map(
    places.map((place): [string, string[]] => {
      const { slug, wikidata, commons = [] } = place;
      const shown = shownOf(place, wikidata ? known.get(wikidata) : undefined);
      if (shown && 'why' in shown) refuse(`${slug} (${wikidata}): ${shown.why}.`);
      const theirs = shown && 'titles' in shown ? shown.titles : [];
      return [slug, [...new Set([...commons, ...theirs])].slice(0, each)];
    }),
  );
}

/** Has one file, sized down and stored. @throws NoPhotograph, SourceProblem with the reason */
async function fetchOne(
  file: CommonsFile,
  at: { place: string; number: number },
  wish: Wish,
  shelf: ReturnType<typeof photoShelf>,
) {
  const { webp, width, height, tint } = await keepPhotograph(await wish.source.download(file));
  const row = photoSchema.safeParse({
    place: at.place,
    commons: file.title,
    author: file.author,
    licence: file.licence.name,
    licence_url: file.licence.url,
    source_url: file.source,
    file: `${at.place}-${at.number}.webp`,
    sha256: sha256(webp),
    width,
    height,
    tint,
  } satisfies CataloguePhoto);
  if (!row.success) throw new NoPhotograph(row.error.issues.map(({ message }) => message).join(' '));
  shelf.put(row.data.file, webp);
  return row.data;
}

async function fetchShelf({ destination, places, photos }: CatalogueShelf, wish: Wish): Promise<Fetched> {
  const { root, source, each, anew } = wish;
  const shelf = photoShelf(root, destination.slug);
  const told: Fetched = { kept: 0, came: 0, refused: 0 };
  const refuse = (line: string) => {
    told.refused++;
    wish.say(`${destination.slug}: ${line}`);
  };
  const named = places.filter(isNamed);
  let rows = photos.filter((row) => named.some(({ slug }) => slug === row.place) && shelf.holds(row));
  const missing = named.filter(({ slug }) => anew || !rows.some(({ place }) => place === slug));
  told.kept = named.length - missing.length;
  if (rows.length !== photos.length) shelf.write(rows);
  if (missing.length === 0) return told;
  const titles = await titlesOf(missing, source, each, refuse);
  const files = await source.files([...new Set([...titles.values()].flat())]);
  for (const { slug } of missing) {
    const mine: CataloguePhoto[] = [];
    for (const title of titles.get(slug) ?? []) {
      const file = files.get(title) ?? { why: 'Commons did not answer for it' };
      try {
        if ('why' in file) throw new NoPhotograph(file.why);
        mine.push(await fetchOne(file, { place: slug, number: mine.length + 1 }, wish, shelf));
      } catch (error) {
        if (!(error instanceof NoPhotograph || error instanceof SourceProblem)) throw error;
        refuse(`${slug}, ${title}: ${error.message}`);
      }
    }
    if (mine.length === 0) continue;
    told.came += mine.length;
    // After each place: whoever stops the command goes on from there.
    rows = [...rows.filter(({ place }) => place !== slug), ...mine];
    shelf.write(rows);
  }
  return told;
}

/**
 * Fetches the photographs of the places that have an id; those that are there stay. What is refused is said, a line each.
 * @throws SourceProblem when the sources themselves cannot be asked
 */
export async function fetchPhotos(wish: Wish): Promise<Fetched> {
  const sum: Fetched = { kept: 0, came: 0, refused: 0 };
  for (const shelf of wish.shelves) {
    const told = await fetchShelf(shelf, wish);
    for (const key of ['kept', 'came', 'refused'] as const) sum[key] += told[key];
  }
  return sum;
}
