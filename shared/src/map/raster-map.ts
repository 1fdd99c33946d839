import type OlMap from 'ol/Map';
import TileLayer from 'ol/layer/Tile';
import XYZ from 'ol/source/XYZ';

/** Somebody else's tiles below what else a map shows; whose they are is said beside the map. */
export function addRasterMap(map: OlMap, url: string): { dispose: () => void } {
  const layer = new TileLayer({ source: new XYZ({ url }), zIndex: -3 });
  map.addLayer(layer);
  return { dispose: () => void map.removeLayer(layer) };
}
