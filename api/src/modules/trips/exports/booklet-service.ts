import { mapIndex, mapTile, type MapTile } from '@tabi/shared/contracts/map';
import { todoList, type Todo } from '@tabi/shared/contracts/trip-todos';
import { formatDay, formatDays, joinNames, type Formats } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import type { Box } from '@tabi/catalogue';
import { factsOfLocation } from '@tabi/posters';
import type { Viewer } from '../../../http/viewer.ts';
import type { BookletDay } from '../../../ports/booklets/booklet.ts';
import type { ApiContext } from '../../../ports/context.ts';
import { findDestination } from '../../catalogue/destinations/service.ts';
import type { MapFiles } from '../../catalogue/map/repository.ts';
import { canManageTrip } from '../core/policy.ts';
import type { TripRow } from '../core/trip-row.ts';
import { todosOf } from '../todos/service.ts';
import { mapOf, viewOf } from './domain/booklet-map.ts';
import { daysOf, hanOf, type BookletList, type DrawnDay } from './domain/booklet-days.ts';
import type { SeenTrip } from './domain/stops.ts';

const json = async (map: MapFiles, file: string): Promise<unknown> =>
  JSON.parse((await map.read(file, 'none')).toString('utf8'));

/** The layers of the map that are under a part of the world. */
async function tilesUnder(map: MapFiles, [west, south, east, north]: Box): Promise<MapTile[]> {
  const { near } = mapIndex.parse(await json(map, map.index));
  const [left, bottom, right, top] = near.box;
  const column = (lng: number) => Math.floor(((lng - left) / (right - left)) * near.columns);
  const row = (lat: number) => Math.floor(((lat - bottom) / (top - bottom)) * near.rows);
  const files: string[] = [];
  for (let y = Math.max(row(south), 0); y <= Math.min(row(north), near.rows - 1); y += 1)
    for (let x = Math.max(column(west), 0); x <= Math.min(column(east), near.columns - 1); x += 1) {
      const file = near.tiles[y * near.columns + x];
      if (file) files.push(file);
    }
  return Promise.all(files.map(async (file) => mapTile.parse(await json(map, file))));
}

/** So many leave a page less room for its map. */
const manyRows = 10;

async function withMap(map: MapFiles, { pins, ...day }: DrawnDay): Promise<BookletDay> {
  if (pins.length === 0) return { ...day, map: null };
  const view = viewOf(pins, day.rows.length > manyRows ? 400 : 560);
  return { ...day, map: mapOf(pins, await tilesUnder(map, view.box), view, day.colour) };
}

const listNames = { todo: 'To do', preparation: 'Before you go', packing: 'To pack' };
const listsOf = (todos: readonly Todo[]): BookletList[] =>
  todoList.options.flatMap((list) => {
    const items = todos.filter((todo) => (todo.list ?? 'todo') === list);
    const shown = items.map(({ title, due, done }) => ({ title, done, due: due ? formatDay(due) : null }));
    return shown.length > 0 ? [{ title: listNames[list], items: shown }] : [];
  });

export interface BookletWish {
  trip: TripRow;
  viewer: Viewer;
  map: MapFiles;
  /** How who reads it has times and distances told. */
  formats: Formats;
  /** What there is to do as well; it is for those who plan the trip, and nobody else gets it. */
  todos: boolean;
}

/** The trip as a booklet to print, made of what somebody sees of it and of nothing else. @returns a PDF */
export async function bookletOf(context: ApiContext, seen: SeenTrip, wish: BookletWish): Promise<Buffer> {
  const { booklets, pictures, address } = context;
  const { trip, viewer, map, formats } = wish;
  const found = await Promise.all(seen.trip.destinations.map(({ slug }) => findDestination(context, slug)));
  const grounds = found.filter((ground) => ground !== null);
  const countries = new Map(grounds.map(({ id, country_code }) => [id, country_code]));
  const [first] = grounds;
  const drawn = daysOf(seen, countries, formats);
  const asked = wish.todos && canManageTrip(trip, viewer);
  const booklet = {
    title: seen.trip.title,
    dates: formatDays(seen.trip.startDate, seen.trip.endDate),
    places: joinNames(seen.trip.destinations.map(({ name }) => name)),
    by: seen.trip.contributors[0]?.name ?? null,
    address: address + links.itinerary(seen.trip.slug),
    han: hanOf(first?.country_code),
    days: await Promise.all(drawn.map((day) => withMap(map, day))),
    todos: asked ? listsOf(await todosOf(context, viewer, trip.id)) : [],
  };
  // The part of the cover above its words, at 200 dots an inch.
  const cover =
    first && (await pictures.drawPoster(factsOfLocation(first), { width: 1166, height: 1040, format: 'jpeg' }));
  return Buffer.from(await booklets.print({ booklet, cover: cover ?? null }));
}
