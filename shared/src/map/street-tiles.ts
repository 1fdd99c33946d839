import MVT from 'ol/format/MVT';
import VectorTileSource from 'ol/source/VectorTile';
import { createXYZ } from 'ol/tilegrid';
import type { StreetStyle } from './street-colours.ts';

/** Tiles, and what their makers say of themselves. */
export type StreetTiles = { source: VectorTileSource; said: string[] };

/** The name under which a feature says which layer it is of: styles look for it there. */
export const tileFormat = () => new MVT({ layerName: 'mvt:layer' });

export async function askJson<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: streets cannot be shown.`);
  return (await answer.json()) as T;
}

/** Relative to the style; the marks of a template stay as they are. */
export const addressIn = (address: string, base: string): string =>
  new URL(address, base).href.replaceAll('%7B', '{').replaceAll('%7D', '}');

type TileList = { tiles: string[]; minzoom?: number; maxzoom?: number; attribution?: string };

/** A source of a style, whose list of tiles may stand elsewhere. */
export async function tilesOf(named: StreetStyle['sources'][string], base: string): Promise<StreetTiles> {
  const listed = named.url ? addressIn(named.url, base) : base;
  const own = { tiles: named.tiles ?? [], ...named };
  const { tiles, minzoom, maxzoom, attribution }: TileList = named.url
    ? { ...own, ...(await askJson<TileList>(listed)) }
    : own;
  const source = new VectorTileSource({
    format: tileFormat(),
    urls: tiles.map((tile) => addressIn(tile, listed)),
    tileGrid: createXYZ({ minZoom: minzoom ?? 0, maxZoom: maxzoom ?? 14, tileSize: 512 }),
  });
  return { source, said: attribution ? [attribution] : [] };
}
