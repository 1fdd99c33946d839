import Feature from 'ol/Feature';
import type OlMap from 'ol/Map';
import ScaleLine from 'ol/control/ScaleLine';
import { boundingExtent, type Extent } from 'ol/extent';
import LineString from 'ol/geom/LineString';
import Point from 'ol/geom/Point';
import { fromLonLat, toLonLat } from 'ol/proj';
import VectorSource from 'ol/source/Vector';
import type { FormatChoices } from '../format/formats.ts';
import { createMap, moveTime } from './asia-map.ts';
import { addBaseMap } from './base-map.ts';
import { around, keepFitted } from './keep-fitted.ts';
import { readMapColours, type MapColours } from './map-colours.ts';
import { aloneIn, pinsIn } from './pin-groups.ts';
import { fewPins, pinLayers } from './pin-layers.ts';
import type { MapPin, MapPoint, MapWay } from './map-pin.ts';
import type { NameSide } from './pin-spots.ts';
import { sideFor } from './pin-style.ts';
import { followRests } from './resting-finger.ts';
import type { Streets } from './street-map.ts';
import type { StreetsOutcome } from './use-streets.ts';

/** What lies under the pins: streets where they are wanted, else somebody's tiles, or our own layers. */
export type Ground = { tileUrl: string | null; indexUrl: string; streets: Streets | null };

type Below = { recolour: (colours: MapColours) => void; dispose: () => void };

export type PinMap = {
  /** `connect`: one way from pin to pin. The map moves when there are other stops than before. */
  show: (pins: readonly MapPin[], ways: readonly MapWay[] | 'connect') => void;
  light: (id: string | null) => void;
  ground: (ground: Ground, onStreets: (outcome: StreetsOutcome) => void) => void;
  /** By whole steps; negative: farther away. */
  zoom: (steps: number) => void;
  showAll: () => void;
  /** What its scale is told in. */
  measureIn: (units: FormatChoices['units']) => void;
  /** In the colours of the theme as it is now. */
  recolour: () => void;
  dispose: () => void;
};

function addTiles(map: OlMap, tileUrl: string): Below {
  const loading = import('./raster-map.ts').then(({ addRasterMap }) => addRasterMap(map, tileUrl));
  return { recolour: () => undefined, dispose: () => void loading.then(({ dispose }) => dispose()) };
}

/** Streets take the place of what is below once they are there; where they cannot be had it stays. */
function addStreets(map: OlMap, streets: Streets, below: Below, onStreets: (outcome: StreetsOutcome) => void): Below {
  let shown: Below | null = below;
  const loading = import('./street-map.ts').then(({ addStreetMap }) => addStreetMap(map, streets, readMapColours()));
  loading.then(
    (made) => {
      if (!shown) return made.dispose();
      shown.dispose();
      shown = made;
      onStreets({ credits: made.credits });
    },
    () => shown && onStreets({ failed: true }),
  );
  return {
    recolour: (colours) => shown?.recolour(colours),
    dispose: () => {
      shown?.dispose();
      shown = null;
    },
  };
}

function addGround(map: OlMap, ground: Ground, onStreets: (outcome: StreetsOutcome) => void): Below {
  const { tileUrl, indexUrl, streets } = ground;
  const below = tileUrl ? addTiles(map, tileUrl) : addBaseMap(map, indexUrl);
  return streets ? addStreets(map, streets, below, onStreets) : below;
}

export type Listeners = {
  onLight: (id: string | null) => void;
  onPick: (id: string | null) => void;
  /** A right click, or a finger that rests. @returns whether it means anything here */
  onPoint: (point: MapPoint) => boolean;
};

const pointOf = ([lng = 0, lat = 0]: readonly number[]): MapPoint => ({ lat, lng });
const placeOf = ({ lng, lat }: MapPoint) => fromLonLat([lng, lat]);

const featuresOf = (pins: readonly MapPin[], ways: readonly MapWay[] | 'connect'): Feature[] => [
  ...(ways === 'connect'
    ? pins.length > 1
      ? [new Feature(new LineString(pins.map(placeOf)))]
      : []
    : ways.map((way) => new Feature({ geometry: new LineString(way.points.map(placeOf)), way }))),
  ...pins.map((pin, index) => {
    const side: NameSide = pins.length > fewPins ? 'right' : sideFor(pin, pins);
    return new Feature({ geometry: new Point(placeOf(pin)), pin, index, side });
  }),
];

/** Where the stops are; ideas do not count while there is any. */
function extentOf(pins: readonly MapPin[]): Extent {
  const stops = pins.filter(({ look }) => look !== 'idea');
  return boundingExtent((stops.length > 0 ? stops : pins).map(placeOf));
}

const pinAt = (map: OlMap, pixel: number[]) =>
  map.forEachFeatureAtPixel(pixel, (drawn) => aloneIn(drawn)?.get('pin') as MapPin | undefined, { hitTolerance: 4 });

/** The pins of the group there. */
const groupAt = (map: OlMap, pixel: number[]): MapPin[] =>
  map.forEachFeatureAtPixel(pixel, pinsIn, { hitTolerance: 4 }) ?? [];

/** So near that a group comes apart. */
function comeNearer(map: OlMap, pins: readonly MapPin[]): void {
  const view = map.getView();
  view.fit(boundingExtent(pins.map(placeOf)), {
    padding: around,
    maxZoom: Math.min(18, (view.getZoom() ?? 4) + 4),
    duration: moveTime(),
  });
}

/** Tells what a pointer does with the map. @returns how to stop */
function listen(map: OlMap, target: HTMLElement, { onLight, onPick, onPoint }: Listeners): () => void {
  map.on('pointermove', (event) => {
    const pin = pinAt(map, event.pixel);
    target.style.cursor = pin || groupAt(map, event.pixel).length > 0 ? 'pointer' : '';
    onLight(pin?.id ?? null);
  });
  map.on('singleclick', (event) => {
    const group = groupAt(map, event.pixel);
    if (group.length > 0) comeNearer(map, group);
    else onPick(pinAt(map, event.pixel)?.id ?? null);
  });
  const stopRests = followRests(target, (event) => onPoint(pointOf(toLonLat(map.getEventCoordinate(event)))));
  // A mouse that goes down chooses the map at once, so that the same movement already drags it.
  const choose = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') target.focus({ preventScroll: true });
  };
  target.addEventListener('pointerdown', choose, true);
  return () => {
    stopRests();
    target.removeEventListener('pointerdown', choose, true);
  };
}

/**
 * The one place that makes an OpenLayers map.
 * @param grouped pins that would lie on each other are one, with their number on it
 */
export function createPinMap(target: HTMLElement, listeners: Listeners, grouped = false): PinMap {
  const source = new VectorSource();
  let stops = '';
  let extent: Extent | null = null;
  let lit: string | null = null;
  let base: Below | null = null;
  const drawn = pinLayers(source, (id) => id === lit, grouped);
  const scale = new ScaleLine();
  const map = createMap(target, drawn.layers, [scale]);
  const stopListening = listen(map, target, listeners);
  map.on('moveend', () => drawn.settle(map));
  const fitTo = keepFitted(map);
  const fit = (duration: number) => {
    if (extent) fitTo(extent, duration);
  };

  return {
    show(pins, ways) {
      source.clear();
      source.addFeatures(featuresOf(pins, ways));
      const shown = JSON.stringify(pins.filter(({ look }) => look !== 'idea').map(({ lat, lng }) => [lat, lng]));
      if (shown === stops && extent) return drawn.settle(map);
      stops = shown;
      extent = pins.length > 0 ? extentOf(pins) : null;
      fit(0);
      drawn.settle(map);
    },
    light(id) {
      lit = id;
      drawn.redraw();
    },
    ground(ground, onStreets) {
      base?.dispose();
      base = addGround(map, ground, onStreets);
    },
    zoom(steps) {
      const view = map.getView();
      view.cancelAnimations();
      view.animate({ zoom: view.getConstrainedZoom((view.getZoom() ?? 0) + steps) ?? 4, duration: moveTime() });
    },
    showAll: () => fit(moveTime()),
    measureIn: (units) => scale.setUnits(units === 'mi' ? 'imperial' : 'metric'),
    recolour() {
      drawn.recolour();
      base?.recolour(readMapColours());
    },
    dispose() {
      stopListening();
      base?.dispose();
      map.setTarget(undefined);
    },
  };
}
