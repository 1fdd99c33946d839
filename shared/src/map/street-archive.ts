import type { FeatureLike } from 'ol/Feature';
import TileState from 'ol/TileState';
import type VectorTile from 'ol/VectorTile';
import VectorTileSource from 'ol/source/VectorTile';
import { createXYZ } from 'ol/tilegrid';
import { PMTiles } from 'pmtiles';
import { tileFormat, type StreetTiles } from './street-tiles.ts';

/** Whoever makes such a file makes it from there, and this is how they ask to be named. */
const openStreetMap = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>';

const saidIn = (notes: unknown): string => {
  const said = typeof notes === 'object' && notes && 'attribution' in notes ? notes.attribution : null;
  return typeof said === 'string' && said ? said : openStreetMap;
};

/** Tiles out of one file of which only parts are asked for. */
export async function openArchive(address: string): Promise<StreetTiles> {
  const archive = new PMTiles(address);
  const { minZoom, maxZoom } = await archive.getHeader();
  const said = [saidIn(await archive.getMetadata())];
  const format = tileFormat();
  const load = (tile: VectorTile<FeatureLike>, [z, x, y]: readonly [number, number, number]) =>
    tile.setLoader((extent, _resolution, featureProjection) => {
      archive
        .getZxy(z, x, y)
        .then((found) => {
          tile.setFeatures(found ? format.readFeatures(found.data, { extent, featureProjection }) : []);
        })
        .catch(() => tile.setState(TileState.ERROR));
    });
  const source = new VectorTileSource({
    format,
    tileGrid: createXYZ({ minZoom, maxZoom, tileSize: 512 }),
    tileUrlFunction: (place) => place.join('/'),
    tileLoadFunction: (tile, place) =>
      load(tile as VectorTile<FeatureLike>, place.split('/').map(Number) as [number, number, number]),
  });
  return { source, said };
}
