import { figureOf, lookOf, sameInks, type Look, type Takes } from '@tabi/posters';
import type { Picture } from '../read/pictures.ts';

/** A picture that looks like one before it in a list that can show both. */
export interface Likeness {
  picture: Picture;
  other: Picture;
  figure: string;
}

interface Seen {
  picture: Picture;
  look: Look;
}

/**
 * Who is already shown with a figure. Within a list, and among the first of
 * all of Asia, it must be the only one; further on it may come again in other inks.
 * Which drawing it is costs most to find out, and is asked last.
 */
function gallery() {
  const shown = new Map<string, Seen[]>();
  const keyOf = ({ drawn }: Picture, { motif, composition, light }: Look) =>
    [drawn, motif, composition, light].join(' ');
  const meet = (one: Seen, other: Seen) =>
    one.picture.list === other.picture.list ||
    (one.picture.isFirst && other.picture.isFirst) ||
    sameInks(one.look.palette, other.look.palette);
  return {
    likeOf: (picture: Picture, look: Look): Picture | undefined =>
      shown
        .get(keyOf(picture, look))
        ?.find((seen) => meet(seen, { picture, look }) && seen.look.drawing === look.drawing)?.picture,
    add: (picture: Picture, look: Look): void => {
      const key = keyOf(picture, look);
      shown.set(key, [...(shown.get(key) ?? []), { picture, look }]);
    },
  };
}

/** Pure: all pictures that a visitor would take for another of the same list, however the list is sorted and filtered. */
export function likenesses(pictures: Picture[]): Likeness[] {
  const seen = gallery();
  return pictures.flatMap((picture) => {
    const look = lookOf(picture.facts);
    const other = seen.likeOf(picture, look);
    seen.add(picture, look);
    return other ? [{ picture, other, figure: figureOf(look) }] : [];
  });
}

/** How many drawings of the same facts are tried. */
const most = 150;

/**
 * Pure: which drawing of each picture is shown, so that none is like another; `0`, the first, is left out.
 * @returns the takes, and those for which every drawing is like another's
 */
export function chooseTakes(pictures: Picture[]): { takes: Takes; stuck: Picture[] } {
  const seen = gallery();
  const takes: Record<string, Record<string, number>> = {};
  const stuck: Picture[] = [];
  for (const picture of pictures) {
    const drawing = (take: number) => lookOf(picture.retake(take));
    let take = 0;
    while (take < most && seen.likeOf(picture, drawing(take))) take++;
    if (take === most) stuck.push(picture);
    else if (take > 0) (takes[picture.drawn] ??= {})[picture.slug] = take;
    seen.add(picture, drawing(take % most));
  }
  return { takes, stuck };
}
