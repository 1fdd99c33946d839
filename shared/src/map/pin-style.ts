import CircleStyle from 'ol/style/Circle';
import Fill from 'ol/style/Fill';
import Stroke from 'ol/style/Stroke';
import Style from 'ol/style/Style';
import Text from 'ol/style/Text';
import type { MapPin } from './map-pin.ts';

/** A colour of the theme as it is now: canvas knows no CSS variables. */
const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

export const lineStyle = (): Style =>
  new Style({ stroke: new Stroke({ color: token('indigo'), width: 2, lineDash: [2, 7], lineCap: 'round' }) });

export function pinStyle(pin: MapPin, lit: boolean): Style[] {
  const disc = new Style({
    zIndex: lit ? 2 : 1,
    image: new CircleStyle({
      radius: lit ? 17 : 13,
      fill: new Fill({ color: token(lit ? 'red' : 'indigo') }),
      stroke: new Stroke({ color: token('paper'), width: 2.5 }),
    }),
    text: new Text({
      text: pin.mark,
      font: '600 12px "Inter Variable", sans-serif',
      fill: new Fill({ color: token('paper') }),
    }),
  });
  if (!lit) return [disc];
  const name = new Style({
    zIndex: 3,
    text: new Text({
      text: pin.label,
      offsetY: -30,
      font: '600 13px "Inter Variable", sans-serif',
      fill: new Fill({ color: token('ink') }),
      backgroundFill: new Fill({ color: token('raised') }),
      padding: [4, 8, 4, 8],
    }),
  });
  return [disc, name];
}
