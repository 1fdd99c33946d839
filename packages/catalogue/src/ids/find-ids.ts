import { mayShare, type Holder } from '../check/check-photos.ts';
import type { CatalogueShelf } from '../read/read.ts';
import type { IdSource } from './id-source.ts';
import { codesOf } from './languages.ts';
import { spellingOf } from './names.ts';
import { reachOf } from './reach.ts';
import { judge, type Candidate, type Known, type Verdict, type Wanted } from './rule.ts';
import { writeIds } from './write-ids.ts';

interface Wish {
  /** The catalogue's folder. */
  root: string;
  /** All of them: an id stands for one thing of the whole catalogue. */
  shelves: CatalogueShelf[];
  /** Slugs of the destinations whose places are asked for. */
  only: readonly string[];
  source: IdSource;
  /** Whether what is certain is written into the files. */
  write: boolean;
  say: (line: string) => void;
}

/** How many places there are of each. */
export interface Found {
  certain: number;
  doubtful: number;
  nothing: number;
}

type Held = Holder & { slug: string };

/** Who has which id, by the files and by this run. */
function holders(shelves: readonly CatalogueShelf[]) {
  const held = new Map<string, Held[]>();
  const add = (id: string, one: Held) => held.set(id, [...(held.get(id) ?? []), one]);
  for (const { destination, places } of shelves)
    for (const { slug, wikidata, lat, lng } of places)
      if (wikidata) add(wikidata, { destination: destination.slug, slug, lat, lng });
  /** The place for whose sake another one does not get an id. */
  const of = (id: string, one: Held): string | undefined => {
    const other = held.get(id)?.find((holder) => !mayShare(one, holder));
    return other && `${other.destination}/${other.slug}`;
  };
  return { add, of };
}

/** What may be one of these places: what lies around them, then what is called as those are that are still open. */
async function verdictsOf(
  { destination }: CatalogueShelf,
  places: readonly Wanted[],
  source: IdSource,
  holderOf: (id: string, place: Wanted) => string | undefined,
): Promise<Map<Wanted, Verdict>> {
  const home = [destination.name, destination.local_name ?? '', ...destination.aliases].filter(Boolean);
  const languages = codesOf(destination.languages);
  const things = new Map<string, Known>();
  const learn = async (ids: readonly string[]) => {
    const fresh = [...new Set(ids)].filter((id) => !things.has(id));
    for (const thing of await source.things(fresh, languages))
      things.set(thing.id, { thing, spelling: spellingOf(thing.names, home) });
  };
  const judged = (place: Wanted) => judge(place, home, [...things.values()], (id) => holderOf(id, place));

  const around: string[] = [];
  for (const place of places) around.push(...(await source.near(place, reachOf(place.kind))));
  await learn(around);
  const called: string[] = [];
  for (const place of places) if (judged(place).is !== 'certain') called.push(...(await source.called(place.name)));
  await learn(called);
  return new Map(places.map((place) => [place, judged(place)]));
}

/** Two places of one destination that would get the same id: which of them it is, an editor says. */
function withoutRivals(verdicts: ReadonlyMap<Wanted, Verdict>): Map<Wanted, Verdict> {
  const claims = new Map<string, string[]>();
  for (const [{ slug }, verdict] of verdicts)
    if (verdict.is === 'certain') claims.set(verdict.one.id, [...(claims.get(verdict.one.id) ?? []), slug]);
  return new Map(
    [...verdicts].map(([place, verdict]): [Wanted, Verdict] => {
      const rival = verdict.is === 'certain' && claims.get(verdict.one.id)?.find((slug) => slug !== place.slug);
      return rival
        ? [place, { is: 'doubtful', why: `${rival} would get the same id`, candidates: [verdict.one] }]
        : [place, verdict];
    }),
  );
}

const told = ({ id, label, metres }: Candidate) => `${id} (${label}, ${metres} m)`;

/**
 * Asks Wikidata for the ids of the places that have none, a destination at a time. What is certain is said, and written
 * if so wished; what is doubtful is said with what it may be.
 * @throws SourceProblem when Wikidata cannot be asked; what was found before is written
 */
export async function findIds({ root, shelves, only, source, write, say }: Wish): Promise<Found> {
  const sum: Found = { certain: 0, doubtful: 0, nothing: 0 };
  const taken = holders(shelves);
  for (const shelf of shelves) {
    const { slug: destination } = shelf.destination;
    const places = shelf.places.filter(({ wikidata }) => !wikidata);
    if (!only.includes(destination) || places.length === 0) continue;
    const holderOf = (id: string, { slug, lat, lng }: Wanted) => taken.of(id, { destination, slug, lat, lng });
    const ids = new Map<string, string>();
    for (const [place, verdict] of withoutRivals(await verdictsOf(shelf, places, source, holderOf))) {
      const { slug, lat, lng } = place;
      sum[verdict.is]++;
      if (verdict.is === 'doubtful')
        say(`${destination}: ${slug} is doubtful, ${verdict.why}: ${verdict.candidates.map(told).join(', ')}.`);
      if (verdict.is !== 'certain') continue;
      say(`${destination}: ${slug} is ${told(verdict.one)}.`);
      ids.set(slug, verdict.one.id);
      taken.add(verdict.one.id, { destination, slug, lat, lng });
    }
    if (write && ids.size > 0) writeIds(root, destination, ids);
  }
  return sum;
}
