import type Feature from 'ol/Feature';
import type OlMap from 'ol/Map';
import type Point from 'ol/geom/Point';
import VectorLayer from 'ol/layer/Vector';
import type VectorSource from 'ol/source/Vector';
import { readMapColours } from './map-colours.ts';
import type { MapPin, MapWay } from './map-pin.ts';
import { aloneIn, groupRoom, groupsOf, groupStyle, membersOf } from './pin-groups.ts';
import { spotsOf, unmoved, type NameSide, type Spot } from './pin-spots.ts';
import { lineStyle, pinNameStyle, pinStyle, wayStyle } from './pin-style.ts';

/** Beyond it pins stand where they stand. */
export const fewPins = 60;

type Known = { get: (name: string) => unknown };
const pinOf = (feature: Known) => feature.get('pin') as MapPin | undefined;
const spotOf = (feature: Known) => (feature.get('spot') as Spot | undefined) ?? unmoved;

/** Gives every pin the room that it has in this view. */
function settlePins(pins: readonly Feature[], map: OlMap, spreads: boolean): void {
  const [width = 0, height = 0] = map.getSize() ?? [];
  const standing = pins.flatMap((feature) => {
    const [x, y] = map.getPixelFromCoordinate((feature.getGeometry() as Point).getCoordinates()) ?? [];
    return x === undefined || y === undefined ? [] : [{ feature, at: [x, y] as const }];
  });
  const spots = spotsOf(
    standing.map(({ feature, at }) => ({
      label: pinOf(feature)?.label ?? '',
      at,
      side: feature.get('side') as NameSide,
    })),
    [width, height],
    spreads && standing.length <= fewPins,
  );
  standing.forEach(({ feature }, index) => feature.set('spot', spots[index], true));
}

/**
 * The pins, and below them their names, which stay readable where the way runs through them.
 * @param grouped pins that would lie on each other are one; else they make way for each other
 */
export function pinLayers(source: VectorSource, isLit: (id: string) => boolean, grouped: boolean) {
  let colours = readMapColours();
  const drawnSource = grouped ? groupsOf(source) : source;
  const pins = new VectorLayer({
    source: drawnSource,
    zIndex: 2,
    style: (drawn) => {
      const feature = aloneIn(drawn);
      if (!feature) {
        const together = membersOf(drawn).map((member) => ({ pin: pinOf(member)!, raised: spotOf(member).raised }));
        return groupStyle(
          together.map(({ pin }) => pin),
          together.find(({ pin }) => isLit(pin.id)),
          colours,
        );
      }
      const pin = pinOf(feature);
      return pin && pinStyle(pin, feature.get('index') as number, isLit(pin.id), colours, spotOf(feature));
    },
  });
  const names = new VectorLayer({
    source: drawnSource,
    zIndex: 1,
    declutter: true,
    style: (drawn) => {
      const feature = aloneIn(drawn);
      if (!feature) return groupRoom();
      const pin = pinOf(feature);
      if (pin?.look === 'idea') return undefined;
      if (pin) return pinNameStyle(pin, isLit(pin.id), colours, spotOf(feature));
      const way = feature.get('way') as MapWay | undefined;
      return way ? wayStyle(way, colours) : lineStyle(colours);
    },
  });
  const redraw = () => {
    pins.changed();
    names.changed();
  };
  return {
    layers: [names, pins],
    redraw,
    settle: (map: OlMap) => {
      settlePins(
        source.getFeatures().filter((feature) => pinOf(feature)),
        map,
        !grouped,
      );
      redraw();
    },
    recolour: () => {
      colours = readMapColours();
      redraw();
    },
  };
}
