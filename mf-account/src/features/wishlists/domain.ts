import type { Wishlist, WishlistDetails } from '@tabi/shared/contracts/wishlists';
import type { WidgetProps } from '@tabi/shared/widgets';
import { joinNames, plural } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';

/** Pure: what is in wishlists, and how it is spoken of. */

/** A place, or a destination. */
export type Thing = WidgetProps['mf-account/WishlistPicker']['thing'];

const fields = { place: 'points_of_interest', destination: 'locations' } as const;

/** What is in a list, one's own or one that somebody shows. */
export type ListContents = Pick<WishlistDetails, 'title' | 'points_of_interest' | 'locations' | 'notes' | 'cover'>;

/** The lists that hold a thing now, by their ids. */
export const listsHolding = (lists: readonly Wishlist[], thing: Pick<Thing, 'kind' | 'id'>): string[] =>
  lists.filter((list) => list[fields[thing.kind]].includes(thing.id)).map(({ id }) => id);

/** The same lists, with the thing in exactly those, newest in front. */
export function withThingIn(lists: readonly Wishlist[], thing: Thing, ids: readonly string[]): Wishlist[] {
  const field = fields[thing.kind];
  return lists.map((list) => {
    const others = list[field].filter((id) => id !== thing.id);
    return { ...list, [field]: ids.includes(list.id) ? [thing.id, ...others] : others };
  });
}

type Id = Pick<Thing, 'kind' | 'id'>;

/** What is noted of a thing of a list. */
export const noteOn = ({ notes = [] }: ListContents, { kind, id }: Id): string =>
  notes.find((one) => one.kind === kind && one.place_id === id)?.note ?? '';

export const isCover = ({ cover }: ListContents, { kind, id }: Id): boolean =>
  cover?.kind === kind && cover.place_id === id;

/** What a thing's being in a list has besides: lost once it is out of it. */
export type Kept = { note: string; cover: boolean };

export const keptOf = (list: ListContents, thing: Id): Kept => ({
  note: noteOn(list, thing),
  cover: isCover(list, thing),
});

/** The same list, with this noted of the thing. */
export function withNote(details: WishlistDetails, { kind, id }: Id, note: string): WishlistDetails {
  const others = (details.notes ?? []).filter((one) => one.kind !== kind || one.place_id !== id);
  return { ...details, notes: note ? [...others, { kind, place_id: id, note }] : others };
}

/** `2 destinations and 3 places`, `1 place`, `Empty`. */
export function formatContents(places: number, destinations: number): string {
  const parts = [
    destinations > 0 ? plural(destinations, 'destination') : '',
    places > 0 ? plural(places, 'place') : '',
  ].filter(Boolean);
  return joinNames(parts) || 'Empty';
}

/** As many as one trip takes. */
const mostDestinations = 8;

/** Where a trip to all of it goes: its destinations, and those that its places are in; each once. */
export function destinationsOf(details: ListContents): { id: number; name: string }[] {
  const found = new Map<number, string>();
  for (const { id, name } of details.locations) found.set(id, name);
  for (const { location_id, location_name } of details.points_of_interest) {
    if (!found.has(location_id)) found.set(location_id, location_name);
  }
  return [...found].slice(0, mostDestinations).map(([id, name]) => ({ id, name }));
}

/** As many places as can be asked for with one trip. */
const mostPlaces = 200;

/** The places that a trip from the list is to have, by their ids. */
export const wantedOf = ({ points_of_interest }: ListContents): number[] =>
  points_of_interest.slice(0, mostPlaces).map(({ id }) => id);

/** The destinations that these are in, in the same order. */
export const townsOf = ({ points_of_interest }: ListContents): number[] =>
  points_of_interest.slice(0, mostPlaces).map(({ location_id }) => location_id);

export type Gone<T> = { item: T; at: number };

/** What there is now, with what has just been taken away in its old place, so that nothing jumps and Undo stands there. */
export function withGone<T extends { id: string | number }>(now: readonly T[], gone: readonly Gone<T>[]): T[] {
  const shown = [...now];
  for (const { item, at } of [...gone].sort((a, b) => a.at - b.at)) {
    if (!shown.some(({ id }) => id === item.id)) shown.splice(at, 0, item);
  }
  return shown;
}

/** What is shown of a thing of a list. */
export type ThingShown = {
  thing: Thing;
  to: string;
  where: string;
  picture: { url: string; tint: string };
  note: string;
  /** Its picture stands for the list. */
  isCover: boolean;
};

export const placesShown = (details: ListContents): ThingShown[] =>
  details.points_of_interest.map(({ id, name, slug, location_slug, location_name, mediumCover }) => ({
    thing: { kind: 'place', id, name },
    to: links.attraction(location_slug, slug),
    where: location_name,
    picture: mediumCover,
    note: noteOn(details, { kind: 'place', id }),
    isCover: isCover(details, { kind: 'place', id }),
  }));

export const destinationsShown = (details: ListContents): ThingShown[] =>
  details.locations.map(({ id, name, slug, country, mediumCover }) => ({
    thing: { kind: 'destination', id, name },
    to: links.destination(slug),
    where: country.name,
    picture: mediumCover,
    note: noteOn(details, { kind: 'destination', id }),
    isCover: isCover(details, { kind: 'destination', id }),
  }));

/** The id of a thing's pin. */
export const pinOf = ({ kind, id }: Pick<Thing, 'kind' | 'id'>): string => `${kind} ${id}`;

/** All of a list as pins; a destination is marked by its first letter, places by their number. */
export function pinsOf({ points_of_interest, locations }: ListContents) {
  const destinations = locations.map(({ id, lat, lng, name }) => ({
    id: pinOf({ kind: 'destination', id }),
    lat,
    lng,
    label: name,
    mark: [...name][0] ?? '',
  }));
  const places = points_of_interest.map(({ id, lat, lng, name }, index) => ({
    id: pinOf({ kind: 'place', id }),
    lat,
    lng,
    label: name,
    mark: String(index + 1),
  }));
  return [...destinations, ...places];
}
