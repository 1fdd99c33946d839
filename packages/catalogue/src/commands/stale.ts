import { utcDay } from '@tabi/shared/format';
import { catalogueFolder } from '../catalogue-folder.ts';
import { readWorld, type CatalogueWorld } from '../read/read-world.ts';
import { readCatalogue, type CatalogueShelf } from '../read/read.ts';
import { UsageError, type Command } from './command.ts';

/** Something to be looked at again; the heavier the sooner. */
export type Stale = { what: string; why: string; weight: number };

const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

/** Prices, hours and the like hold for a year or so. */
const goodForMonths = 12;
/** From then on a price is told as "about". */
const priceYears = 3;

function ageOf(checked: string | undefined, today: string): { why: string; months: number } | null {
  if (!checked) return { why: 'has never been checked again', months: 24 };
  const months = monthsBetween(checked, today);
  return months > goodForMonths ? { why: `was last checked ${months} months ago`, months } : null;
}

/**
 * Pure: what to check next, the most pressing first.
 * @param today `YYYY-MM-DD`
 */
export function staleIn(shelves: CatalogueShelf[], world: CatalogueWorld, today: string): Stale[] {
  const found: Stale[] = [];
  const note = (what: string, why: string, weight: number) => found.push({ what, why, weight });
  for (const { destination, places, guide } of shelves) {
    const rank = 4 - destination.tier;
    const whole = ageOf(destination.checked, today);
    if (whole) note(`${destination.slug}/destination.json`, whole.why, rank * 5 + whole.months / 2);
    const own = ageOf(guide?.checked, today);
    if (own)
      note(`${destination.slug}/guide.json`, guide ? own.why : 'has not been written', rank * 5 + own.months / 2);
    for (const { slug, importance, checked, price, closures = [] } of places) {
      const at = `${destination.slug}/places.json ${slug}`;
      const age = ageOf(checked, today);
      if (age) note(at, age.why, importance * rank + age.months / 6);
      if (price && price !== 'free' && Number(today.slice(0, 4)) - price.year >= priceYears)
        note(at, `its price is of ${price.year}`, importance * rank);
      for (const { to } of closures)
        if (to.length > 5 && to < today) note(at, `its closure ended on ${to}`, importance * rank + 10);
    }
  }
  for (const { code, checked } of world.countries) {
    const age = ageOf(checked, today);
    if (age) note(`countries/${code}.json`, age.why, 20 + age.months);
  }
  for (const { slug, when } of world.festivals)
    if (when.calendar === 'listed' && when.dates.filter((date) => date > today).length < 2)
      note(`world/festivals.json ${slug}`, 'has fewer than two days to come', 15);
  for (const { between, mode, checked } of world.connections) {
    const age = ageOf(checked, today);
    if (age) note(`world/connections.json ${between.join(' to ')} by ${mode}`, age.why, 5 + age.months / 6);
  }
  return found.sort((a, b) => b.weight - a.weight || (a.what < b.what ? -1 : 1));
}

const usually = 40;

export const stale: Command = {
  usage: 'stale [how many]',
  summary: 'Lists what to check next, the most pressing first.',
  run([count = String(usually)], say) {
    if (!/^[1-9]\d*$/.test(count)) throw new UsageError(`"${count}" is no number of rows.`);
    const found = staleIn(readCatalogue(catalogueFolder), readWorld(catalogueFolder), utcDay(new Date()));
    for (const { what, why } of found.slice(0, Number(count))) say(`${what} ${why}`);
    say(`${found.length} in all.`);
    return 0;
  },
};
