import Feature from 'ol/Feature';
import OlMap from 'ol/Map';
import View from 'ol/View';
import ScaleLine from 'ol/control/ScaleLine';
import LineString from 'ol/geom/LineString';
import Point from 'ol/geom/Point';
import { defaults as defaultInteractions } from 'ol/interaction/defaults';
import VectorLayer from 'ol/layer/Vector';
import { fromLonLat, transformExtent } from 'ol/proj';
import VectorSource from 'ol/source/Vector';
import { addBaseMap, type BaseMap } from './base-map.ts';
import { readMapColours } from './map-colours.ts';
import type { MapPin } from './map-pin.ts';
import { lineStyle, pinNameStyle, pinStyle, sideFor, type NameSide } from './pin-style.ts';

/** What lies under the pins: somebody's tiles, or our own layers. */
export type Ground = { tileUrl: string | null; indexUrl: string };

export type PinMap = {
  show: (pins: readonly MapPin[], connect: boolean) => void;
  light: (id: string | null) => void;
  ground: (ground: Ground) => void;
  /** By whole steps; negative: farther away. */
  zoom: (steps: number) => void;
  showAll: () => void;
  /** In the colours of the theme as it is now. */
  recolour: () => void;
  dispose: () => void;
};

const padding = [56, 112, 56, 56];
/** Beyond it our own layers have nothing more to show. */
const closest = 14;
const asia = transformExtent([24, -12, 150, 56], 'EPSG:4326', 'EPSG:3857');

/** Milliseconds; none for people who want nothing to move. */
const moveTime = () => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 220);

/** The pins, and below them their names, which stay readable where the way runs through them. */
function pinLayers(source: VectorSource, isLit: (id: string) => boolean) {
  let colours = readMapColours();
  const pins = new VectorLayer({
    source,
    zIndex: 2,
    style: (feature) => {
      const pin = feature.get('pin') as MapPin | undefined;
      return pin ? pinStyle(pin, feature.get('index') as number, isLit(pin.id), colours) : undefined;
    },
  });
  const names = new VectorLayer({
    source,
    zIndex: 1,
    declutter: true,
    style: (feature) => {
      const pin = feature.get('pin') as MapPin | undefined;
      return pin ? pinNameStyle(pin, feature.get('side') as NameSide, colours) : lineStyle(colours);
    },
  });
  const redraw = () => {
    pins.changed();
    names.changed();
  };
  return {
    layers: [names, pins],
    redraw,
    recolour: () => {
      colours = readMapColours();
      redraw();
    },
  };
}

function createMap(target: HTMLElement, layers: VectorLayer[]): OlMap {
  return new OlMap({
    target,
    layers,
    controls: [new ScaleLine()],
    // The page goes on scrolling over a map that nobody has chosen.
    interactions: defaultInteractions({ onFocusOnly: true, zoomDuration: moveTime() }),
    view: new View({ center: fromLonLat([100, 25]), zoom: 4, maxZoom: 18, extent: asia, showFullExtent: true }),
  });
}

function addGround(map: OlMap, { tileUrl, indexUrl }: Ground): BaseMap {
  if (!tileUrl) return addBaseMap(map, indexUrl);
  const loading = import('./raster-map.ts').then(({ addRasterMap }) => addRasterMap(map, tileUrl));
  return { recolour: () => undefined, dispose: () => void loading.then(({ dispose }) => dispose()) };
}

/** The one place that makes an OpenLayers map. */
export function createPinMap(target: HTMLElement, onLight: (id: string | null) => void): PinMap {
  const source = new VectorSource();
  let lit: string | null = null;
  let base: BaseMap | null = null;
  const drawn = pinLayers(source, (id) => id === lit);
  const map = createMap(target, drawn.layers);
  map.on('pointermove', (event) => {
    const pin = map.forEachFeatureAtPixel(event.pixel, (feature) => feature.get('pin') as MapPin | undefined);
    target.style.cursor = pin ? 'pointer' : '';
    onLight(pin?.id ?? null);
  });
  // A mouse that goes down chooses the map at once, so that the same movement already drags it.
  const choose = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') target.focus({ preventScroll: true });
  };
  target.addEventListener('pointerdown', choose, true);
  const fit = (duration: number) => {
    const extent = source.getExtent();
    if (!source.isEmpty() && extent) map.getView().fit(extent, { padding, maxZoom: closest, duration });
  };

  return {
    show(pins, connect) {
      source.clear();
      const points = pins.map(({ lng, lat }) => fromLonLat([lng, lat]));
      if (connect && points.length > 1) source.addFeature(new Feature(new LineString(points)));
      source.addFeatures(
        pins.map((pin, index) => {
          const geometry = new Point(points[index] ?? [0, 0]);
          return new Feature({ geometry, pin, index, side: sideFor(pin, pins) });
        }),
      );
      fit(0);
    },
    light(id) {
      lit = id;
      drawn.redraw();
    },
    ground(ground) {
      base?.dispose();
      base = addGround(map, ground);
    },
    zoom(steps) {
      const view = map.getView();
      view.cancelAnimations();
      view.animate({ zoom: view.getConstrainedZoom((view.getZoom() ?? 0) + steps) ?? 4, duration: moveTime() });
    },
    showAll: () => fit(moveTime()),
    recolour() {
      drawn.recolour();
      base?.recolour(readMapColours());
    },
    dispose() {
      target.removeEventListener('pointerdown', choose, true);
      base?.dispose();
      map.setTarget(undefined);
    },
  };
}
