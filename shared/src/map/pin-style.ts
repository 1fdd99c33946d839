import CircleStyle from 'ol/style/Circle';
import Fill from 'ol/style/Fill';
import Stroke from 'ol/style/Stroke';
import Style from 'ol/style/Style';
import Text from 'ol/style/Text';
import type { MapColours } from './map-colours.ts';
import type { MapPin } from './map-pin.ts';

/** A light edge keeps the way apart from rivers and borders. */
export const lineStyle = ({ way, land }: MapColours): Style[] => [
  new Style({ stroke: new Stroke({ color: land, width: 5, lineCap: 'round' }) }),
  new Style({ stroke: new Stroke({ color: way, width: 2, lineDash: [2, 7], lineCap: 'round' }) }),
];

/** @param index the first of several pins lies on top, as a whole */
export function pinStyle(pin: MapPin, index: number, lit: boolean, colours: MapColours): Style[] {
  const disc = new Style({
    zIndex: lit ? 1 : -index,
    image: new CircleStyle({
      radius: lit ? 17 : 13,
      fill: new Fill({ color: lit ? colours.lit : colours.pin }),
      stroke: new Stroke({ color: colours.land, width: 2.5 }),
    }),
    text: new Text({ text: pin.mark, font: `600 12px ${colours.font}`, fill: new Fill({ color: colours.land }) }),
  });
  if (!lit) return [disc];
  const name = new Style({
    zIndex: 2,
    text: new Text({
      text: pin.label,
      offsetY: -30,
      font: `600 13px ${colours.font}`,
      fill: new Fill({ color: colours.name }),
      backgroundFill: new Fill({ color: colours.label }),
      padding: [4, 8, 4, 8],
    }),
  });
  return [disc, name];
}

export type NameSide = 'right' | 'above' | 'below';

/** The side of a pin that has room for its name: not where the nearest other one is. */
export function sideFor(pin: MapPin, pins: readonly MapPin[]): NameSide {
  const distance = ({ lat, lng }: MapPin) => (lat - pin.lat) ** 2 + (lng - pin.lng) ** 2;
  const [nearest] = pins.filter(({ id }) => id !== pin.id).sort((a, b) => distance(a) - distance(b));
  if (!nearest || nearest.lng <= pin.lng) return 'right';
  return nearest.lat > pin.lat ? 'below' : 'above';
}

const besidePin = {
  right: { textAlign: 'left', offsetX: 19 },
  above: { textAlign: 'center', offsetY: -25 },
  below: { textAlign: 'center', offsetY: 25 },
} as const;

/** The name of a place beside its pin where there is room; the pin's own room is kept free of other names. */
export function pinNameStyle(pin: MapPin, side: NameSide, colours: MapColours): Style[] {
  const room = new Style({
    image: new CircleStyle({ radius: 15, fill: new Fill({ color: [0, 0, 0, 0] }), declutterMode: 'obstacle' }),
  });
  const name = new Style({
    text: new Text({
      text: pin.label,
      ...besidePin[side],
      font: `500 12px ${colours.font}`,
      fill: new Fill({ color: colours.name }),
      stroke: new Stroke({ color: colours.land, width: 3.5 }),
    }),
  });
  return [room, name];
}
