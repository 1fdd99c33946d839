import { guideProblems } from './check-guide.ts';
import { hoursProblems } from './check-hours.ts';
import { landProblems } from './check-land.ts';
import { shelfSlugProblems } from './check-old-slugs.ts';
import { openingProblems } from './check-openings.ts';
import { idProblems, photoProblems } from './check-photos.ts';
import { partProblems } from './check-parts.ts';
import { referenceProblems, type Known } from './check-references.ts';
import { seasonProblems } from './check-seasons.ts';
import { stayProblems } from './check-stays.ts';
import { tourProblems } from './check-tours.ts';
import { metresBetween } from './distance.ts';
import { fillerIn } from './filler.ts';
import type { DrawnWater } from '../map/drawn-water.ts';
import type { CatalogueShelf } from '../read/read.ts';
import { where } from '../read/where.ts';

const sentences = (text: string) =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((s) => s.trim().toLowerCase())
    .filter((s) => s.split(/\s+/).length >= 5);

function placeProblems(shelf: CatalogueShelf): string[] {
  const { destination, places } = shelf;
  const problems: string[] = [];
  places.forEach((place, index) => {
    const at = where(shelf, 'places', place.slug);
    const away = metresBetween(destination, place) / 1000;
    if (away > 40 && !place.day_trip)
      problems.push(`${at}: ${away.toFixed(0)} km from the centre; set day_trip or mend the coordinates.`);
    for (const other of places.slice(index + 1)) {
      if (other.slug === place.slug || other.name === place.name) problems.push(`${at}: stands twice.`);
      else if (metresBetween(place, other) < 30)
        problems.push(`${at}: lies within 30 m of ${other.slug}; mend one of them.`);
    }
    for (const text of [place.snippet, place.description]) {
      const found = fillerIn(text);
      if (found) problems.push(`${at}: "${found}" is filler; say what is really there.`);
    }
  });
  if (places.filter((p) => p.importance === 5).length < 2)
    problems.push(`${destination.slug}/places.json: name at least two places of importance 5.`);
  return problems;
}

/**
 * Problems that no schema sees: distance, duplicates, filler, shared sentences, places in the water, words that stand for nothing.
 * One sentence each; empty when sound.
 */
export function checkCatalogue(
  shelves: CatalogueShelf[],
  { water, ...known }: Known & { water: DrawnWater },
): string[] {
  const problems = shelves.flatMap((shelf) => [
    ...referenceProblems(shelf, known),
    ...placeProblems(shelf),
    ...partProblems(shelf),
    ...openingProblems(shelf),
    ...hoursProblems(shelf),
    ...seasonProblems(shelf),
    ...landProblems(shelf, water),
    ...stayProblems(shelf),
    ...tourProblems(shelf),
    ...guideProblems(shelf),
    ...photoProblems(shelf),
  ]);
  problems.push(...idProblems(shelves), ...shelfSlugProblems(shelves));
  const seen = new Map<string, string>();
  for (const shelf of shelves) {
    const { destination, places, tours } = shelf;
    const own = where(shelf, 'destination', destination.slug);
    const texts: [string, string][] = [[own, destination.description]];
    for (const place of places) texts.push([where(shelf, 'places', place.slug), place.description]);
    for (const tour of tours) texts.push([where(shelf, 'tours', tour.slug), tour.description]);
    for (const [at, text] of texts) {
      for (const sentence of sentences(text)) {
        const other = seen.get(sentence);
        if (other) problems.push(`${at}: shares a sentence with ${other}: "${sentence}"`);
        seen.set(sentence, at);
      }
    }
    const found = fillerIn(destination.description);
    if (found) problems.push(`${own}: "${found}" is filler; say what is really there.`);
  }
  return problems;
}
