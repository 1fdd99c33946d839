import Fill from 'ol/style/Fill';
import Stroke from 'ol/style/Stroke';
import Style from 'ol/style/Style';
import Text from 'ol/style/Text';
import { circleOf } from './circle-of.ts';
import type { MapColours } from './map-colours.ts';
import type { MapPin, MapWay } from './map-pin.ts';
import { unmoved, type NamePlace, type NameSide, type Spot } from './pin-spots.ts';

/** A light edge keeps the way apart from rivers and borders. */
export const lineStyle = ({ way, land }: MapColours): Style[] => [
  new Style({ stroke: new Stroke({ color: land, width: 5, lineCap: 'round' }) }),
  new Style({ stroke: new Stroke({ color: way, width: 2, lineDash: [2, 7], lineCap: 'round' }) }),
];

const dashes: Record<MapWay['look'], number[] | undefined> = { walk: [1, 7], ride: undefined, flight: [10, 8] };

/** A way in the colour of its day: dotted on foot, dashed through the air, a line for everything that rolls or sails. */
export function wayStyle({ tone, look }: MapWay, { land, tone: colourOf }: MapColours): Style[] {
  const lineDash = dashes[look];
  return [
    new Style({ stroke: new Stroke({ color: land, width: 6, lineCap: 'round' }) }),
    new Style({
      stroke: new Stroke({ color: colourOf(tone), width: 3, lineCap: 'round', ...(lineDash ? { lineDash } : {}) }),
    }),
  ];
}

/** Up is positive where shapes are moved, and negative where words are. */
const beside = ([x, y]: Spot['moved']): [number, number] => [x, -y];
const wordsAt = ({ textAlign, offsetX, offsetY }: NamePlace, [x, y]: Spot['moved']) => ({
  textAlign,
  offsetX: offsetX + x,
  offsetY: offsetY + y,
});

/** @param index the first of several pins lies on top, as a whole; a lit one lies on all of them */
export function pinStyle(pin: MapPin, index: number, lit: boolean, colours: MapColours, spot = unmoved): Style[] {
  const own = pin.tone ? colours.tone(pin.tone) : colours.pin;
  const isIdea = pin.look === 'idea';
  const [ground, ink] = isIdea && !lit ? [colours.label, own] : [lit ? colours.lit : own, colours.land];
  const radius = isIdea ? 9 : 13;
  const disc = new Style({
    zIndex: lit ? 1 : -index,
    image: circleOf({
      radius: lit ? radius + 4 : radius,
      fill: ground,
      edge: { color: isIdea ? own : colours.land, width: 2.5 },
      moved: beside(spot.moved),
    }),
    text: new Text({
      text: pin.mark,
      offsetX: spot.moved[0],
      offsetY: spot.moved[1],
      font: `600 12px ${colours.font}`,
      fill: new Fill({ color: ink }),
    }),
  });
  if (!lit) return [disc];
  const name = new Style({
    zIndex: 2,
    text: new Text({
      text: pin.label,
      ...wordsAt(spot.raised, spot.moved),
      font: `600 13px ${colours.font}`,
      fill: new Fill({ color: colours.name }),
      backgroundFill: new Fill({ color: colours.label }),
      padding: [4, 8, 4, 8],
    }),
  });
  return [disc, name];
}

/** The side of a pin that has room for its name: not where the nearest other one is. */
export function sideFor(pin: MapPin, pins: readonly MapPin[]): NameSide {
  const distance = ({ lat, lng }: MapPin) => (lat - pin.lat) ** 2 + (lng - pin.lng) ** 2;
  const [nearest] = pins.filter(({ id }) => id !== pin.id).sort((a, b) => distance(a) - distance(b));
  if (!nearest || nearest.lng <= pin.lng) return 'right';
  return nearest.lat > pin.lat ? 'below' : 'above';
}

/**
 * The name of a place beside its pin where there is room; the pin's own room is kept free of other names. A lit one has its
 * name above it.
 */
export function pinNameStyle(pin: MapPin, lit: boolean, colours: MapColours, spot = unmoved): Style[] {
  const room = new Style({ image: circleOf({ radius: 15, moved: beside(spot.moved) }) });
  if (lit) return [room];
  const name = new Style({
    text: new Text({
      text: pin.label,
      ...wordsAt(spot.name, spot.moved),
      font: `500 12px ${colours.font}`,
      fill: new Fill({ color: colours.name }),
      stroke: new Stroke({ color: colours.land, width: 3.5 }),
    }),
  });
  return [room, name];
}
