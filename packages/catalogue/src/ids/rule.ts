import type { CataloguePlace } from '../schema/schema.ts';
import { metresTo, sameThing } from '../wikimedia/points.ts';
import { namesOneThing, overlap, plainName, spellingOf, withoutGloss, type Spelling } from './names.ts';
import { looseReach, reachOf } from './reach.ts';
import type { Thing } from './thing-answer.ts';

export type Wanted = Pick<CataloguePlace, 'slug' | 'name' | 'local_name' | 'kind' | 'lat' | 'lng'>;

/** A thing with its names as they are compared. */
export interface Known {
  thing: Thing;
  spelling: Spelling;
}

/** A thing that may be the place. */
export interface Candidate {
  id: string;
  label: string;
  /** From the place to it. */
  metres: number;
}
export type Verdict =
  { is: 'certain'; one: Candidate } | { is: 'doubtful'; why: string; candidates: Candidate[] } | { is: 'nothing' };

/** What an editor is shown of a doubtful place. */
const shown = 5;

/** What is named after a sight and is none: stops, and pages about other pages. */
const noSights = new Set([
  'Q55488', // railway station
  'Q928830', // metro station
  'Q22808403', // underground station
  'Q2175765', // tram stop
  'Q494829', // bus station
  'Q953806', // bus stop
  'Q4167410', // disambiguation page
  'Q4167836', // category
  'Q13406463', // list
]);
const isSight = ({ classes }: Thing): boolean => !classes.some((one) => noSights.has(one));

/** What one does somewhere; its local name is that of the water or the town. */
const doings = ['boat-trip', 'workshop'];

type Likeness = 'name' | 'local' | 'loose' | 'part' | null;

/** How a place's names are to those of a thing. */
function likenessTo({ name, local_name: local, kind }: Wanted, home: readonly string[]) {
  const mine = spellingOf(local ? [name, local] : [name], home);
  const short = spellingOf([withoutGloss(name)], home);
  const [written = '', atHome = ''] = mine.words;
  const localIsWhole = namesOneThing(name) && !doings.includes(kind) && !overlap(written, atHome);
  return (theirs: Spelling): Likeness => {
    if (theirs.whole.has(plainName(name))) return 'name';
    if (local && localIsWhole && theirs.whole.has(plainName(local))) return 'local';
    if ([...short.loose].some((one) => theirs.loose.has(one))) return 'loose';
    return theirs.words.some((one) => mine.words.some((own) => overlap(one, own))) ? 'part' : null;
  };
}

/**
 * Pure: which of these things a place is. Certain is one that alone has its name and lies within the reach of its kind,
 * and whose id no other place has; an editor decides about all else.
 * @param home the names of the destination
 * @param holderOf the place that an id is not to be taken from
 */
export function judge(
  place: Wanted,
  home: readonly string[],
  things: readonly Known[],
  holderOf: (id: string) => string | undefined,
): Verdict {
  const likeness = likenessTo(place, home);
  const like = things
    .map(({ thing, spelling }) => ({ thing, spelling, metres: Math.round(metresTo(place, thing.points)) }))
    .filter(({ metres }) => metres <= sameThing)
    .map(({ thing, spelling, metres }) => ({ thing, metres, likeness: likeness(spelling) }))
    .sort((a, b) => a.metres - b.metres);
  const tell = (some: typeof like): Candidate[] =>
    some.slice(0, shown).map(({ thing: { id, label }, metres }) => ({ id, label, metres }));
  const doubt = (why: string, some: typeof like): Verdict => ({ is: 'doubtful', why, candidates: tell(some) });

  const reach = reachOf(place.kind);
  const named = like.filter(({ likeness }) => likeness !== null && likeness !== 'part');
  const near = named.filter(({ metres, likeness }) => metres <= (likeness === 'loose' ? looseReach : reach));
  const sights = near.filter(({ thing }) => isSight(thing));
  const [only] = tell(sights);
  if (sights.length > 1) return doubt(`${sights.length} things have its name`, sights);
  if (only) {
    const holder = holderOf(only.id);
    return holder ? doubt(`${holder} has that id`, sights) : { is: 'certain', one: only };
  }
  if (near.length > 0) return doubt('what has its name is a stop or a list', near);
  if (named.length > 0) return doubt('what has its name is farther off than such a place is large', named);
  const partly = like.filter(({ likeness, metres }) => likeness === 'part' && metres <= reach);
  return partly.length > 0 ? doubt('only a part of its name is the same', partly) : { is: 'nothing' };
}
