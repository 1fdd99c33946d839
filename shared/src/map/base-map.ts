import type OlMap from 'ol/Map';
import Graticule from 'ol/layer/Graticule';
import VectorLayer from 'ol/layer/Vector';
import { transformExtent } from 'ol/proj';
import Stroke from 'ol/style/Stroke';
import { nearFrom, openBaseSources, type BaseSources } from './base-source.ts';
import { groundStyle, labelStyle, softFrom } from './base-style.ts';
import { readMapColours, type MapColours } from './map-colours.ts';

export type BaseMap = {
  recolour: (colours: MapColours) => void;
  dispose: () => void;
};

type Look = { colours: MapColours; ground: ReturnType<typeof groundStyle>; labels: ReturnType<typeof labelStyle> };

const lookOf = (colours: MapColours): Look => ({
  colours,
  ground: groundStyle(colours),
  labels: labelStyle(colours),
});

/** Ground and labels of one scale. The sea is what shows where nothing lies, once anything is there. */
function layersOf(source: BaseSources['far'], span: object, look: () => Look, zoomOf: (resolution: number) => number) {
  return [
    new VectorLayer({
      source,
      ...span,
      zIndex: -3,
      background: (resolution) => {
        const { land, water, softWater } = look().colours;
        if (source.isEmpty()) return land;
        return zoomOf(resolution) > softFrom ? softWater : water;
      },
      style: (feature, resolution) => look().ground(feature, zoomOf(resolution)),
    }),
    new VectorLayer({
      source,
      ...span,
      zIndex: -1,
      declutter: true,
      style: (feature, resolution) => look().labels(feature, zoomOf(resolution)),
    }),
  ];
}

const gridOf = (strokeStyle: Stroke) =>
  new Graticule({
    strokeStyle,
    showLabels: false,
    wrapX: false,
    maxLines: 200,
    targetSize: 120,
    minZoom: nearFrom,
    zIndex: -2,
  });

/** Our own map of Asia below what else a map shows. */
export function addBaseMap(map: OlMap, indexUrl: string): BaseMap {
  const sources = openBaseSources(indexUrl);
  const view = map.getView();
  let look = lookOf(readMapColours());
  const zoomOf = (resolution: number) => view.getZoomForResolution(resolution) ?? 0;
  const stroke = new Stroke({ color: look.colours.grid, width: 1 });
  const layers = [
    ...layersOf(sources.far, { maxZoom: nearFrom }, () => look, zoomOf),
    ...layersOf(sources.near, { minZoom: nearFrom }, () => look, zoomOf),
    gridOf(stroke),
  ];
  const onMove = () => {
    const size = map.getSize();
    if (!size) return;
    const seen = transformExtent(view.calculateExtent(size), 'EPSG:3857', 'EPSG:4326');
    void sources.fill(view.getZoom() ?? 0, seen);
  };
  for (const layer of layers) map.addLayer(layer);
  map.on('moveend', onMove);
  onMove();

  return {
    recolour(colours) {
      look = lookOf(colours);
      stroke.setColor(colours.grid);
      for (const layer of layers) layer.changed();
    },
    dispose() {
      sources.dispose();
      map.un('moveend', onMove);
      for (const layer of layers) map.removeLayer(layer);
    },
  };
}
