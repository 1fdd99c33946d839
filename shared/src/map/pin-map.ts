import Feature from 'ol/Feature';
import OlMap from 'ol/Map';
import View from 'ol/View';
import { defaults as defaultControls } from 'ol/control/defaults';
import ScaleLine from 'ol/control/ScaleLine';
import LineString from 'ol/geom/LineString';
import Point from 'ol/geom/Point';
import Graticule from 'ol/layer/Graticule';
import VectorLayer from 'ol/layer/Vector';
import { fromLonLat } from 'ol/proj';
import VectorSource from 'ol/source/Vector';
import Stroke from 'ol/style/Stroke';
import type { MapPin } from './map-pin.ts';
import { lineStyle, pinStyle } from './pin-style.ts';

export type PinMap = {
  show: (pins: readonly MapPin[], connect: boolean) => void;
  light: (id: string | null) => void;
  redraw: () => void;
  dispose: () => void;
};

const padding = [56, 56, 56, 56];

/** The one place that speaks to OpenLayers. */
export function createPinMap(target: HTMLElement, onLight: (id: string | null) => void): PinMap {
  const source = new VectorSource();
  let lit: string | null = null;
  const grid = new Graticule({
    strokeStyle: new Stroke({ color: 'rgba(128, 128, 128, 0.16)', width: 1 }),
    showLabels: false,
    wrapX: false,
    maxLines: 200,
    targetSize: 90,
  });
  const layer = new VectorLayer({
    source,
    style: (feature) => {
      const pin = feature.get('pin') as MapPin | undefined;
      return pin ? pinStyle(pin, pin.id === lit) : lineStyle();
    },
  });
  const map = new OlMap({
    target,
    layers: [grid, layer],
    controls: defaultControls({ attribution: false, rotate: false }).extend([new ScaleLine()]),
    view: new View({ center: fromLonLat([100, 25]), zoom: 4, maxZoom: 18 }),
  });
  map.on('pointermove', (event) => {
    const pin = map.forEachFeatureAtPixel(event.pixel, (feature) => feature.get('pin') as MapPin | undefined);
    target.style.cursor = pin ? 'pointer' : '';
    onLight(pin?.id ?? null);
  });

  return {
    show(pins, connect) {
      source.clear();
      const points = pins.map(({ lng, lat }) => fromLonLat([lng, lat]));
      if (connect && points.length > 1) source.addFeature(new Feature(new LineString(points)));
      source.addFeatures(pins.map((pin, index) => new Feature({ geometry: new Point(points[index] ?? [0, 0]), pin })));
      const extent = source.getExtent();
      if (pins.length > 0 && extent) map.getView().fit(extent, { padding, maxZoom: 15 });
    },
    light(id) {
      lit = id;
      layer.changed();
    },
    redraw: () => layer.changed(),
    dispose: () => map.setTarget(undefined),
  };
}
