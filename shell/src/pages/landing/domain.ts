const cards = 3;
const slides = 6;
/** How many of the row below are seen before somebody turns it. */
const seenBelow = 4;

type Town = { slug: string };

/** Pure: which of the season are on the cards, and which in the gallery, so that a page shows no town twice. */
export function leading<T extends Town>(season: readonly T[], top: readonly Town[]): { hero: T[]; gallery: T[] } {
  const below = new Set(top.slice(0, seenBelow).map(({ slug }) => slug));
  const others = season.filter(({ slug }) => !below.has(slug));
  // Twice is better than not at all.
  const shown = others.length > cards ? others : season;
  const gallery = shown.slice(cards, cards + slides);
  return { hero: shown.slice(0, cards), gallery: gallery.length > 0 ? gallery : shown.slice(0, slides) };
}
