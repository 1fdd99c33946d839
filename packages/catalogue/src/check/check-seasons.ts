import { monthName } from '@tabi/shared/format';
import type { CatalogueShelf } from '../read/read.ts';
import { where } from '../read/where.ts';
import { months } from '../schema/vocabulary.ts';

const names = months.map((_, index) => monthName(index + 1));
const month = `\\b(${names.join('|')})\\b`;
const stretch = new RegExp(
  `${month}(?:\\s*(?:to|until|through|–|-)\\s*(?:the end of |early |mid-|late )?${month})?`,
  'g',
);

const praise =
  /\b(best|loveliest|clear\w*|mild|dr(?:y|ier|iest)|pleasant|warm days|comfortable|blossom|fine|ideal|bright|calm|sunny|least|festival|lush)\b/i;
const blame =
  /\b(heat|rain\w*|monsoon|typhoons?|smog|humid\w*|flood\w*|storms?|wet|wettest|closed|muddy|freez\w*|swelter\w*|scorch\w*|drizzl\w*|sticky|icy|cold|chilly|hot by noon|very hot)\b/i;
const hushed = /\b(4\d degrees|kept out|cannot|shut)\b/i;

/** Where one season's words end and the next one's begin; "July and August" stay together. */
const clauseEnd = new RegExp(
  `[;.]|(?<!${names.join('|')}),? (?:while|and) (?=(?:from )?(?:mid-|late |early )?[A-Z])|, (?:and )?(?=(?:mid-|late |early )?(?:[A-Z]|winter|spring|summer|autumn))`,
);

function monthsIn(clause: string): number[] {
  return [...clause.matchAll(stretch)].flatMap(([, from = '', to = from]) => {
    const [first, last] = [names.indexOf(from), names.indexOf(to)];
    return Array.from({ length: ((last - first + 12) % 12) + 1 }, (_, index) => (first + index) % 12);
  });
}

/** Months whose mark says another thing than the sentence beside it: praised and marked 0, or blamed and marked 2. */
export function seasonProblems(shelf: CatalogueShelf): string[] {
  const { slug, seasons } = shelf.destination;
  return seasons.why.split(clauseEnd).flatMap((clause) => {
    const [praised, blamed] = [praise.test(clause), blame.test(clause) || hushed.test(clause)];
    if (praised === blamed) return [];
    const wrong = monthsIn(clause).filter((index) => seasons[months[index] ?? 'jan'] === (praised ? 0 : 2));
    if (wrong.length === 0) return [];
    const told = wrong.map((index) => months[index]).join(', ');
    return [
      `${where(shelf, 'destination', slug)}: marks ${told} ${praised ? 0 : 2}, and says "${clause.trim()}"; mend one of them.`,
    ];
  });
}
