import type { FeatureLike } from 'ol/Feature';
import CircleStyle from 'ol/style/Circle';
import Fill from 'ol/style/Fill';
import Stroke from 'ol/style/Stroke';
import Style from 'ol/style/Style';
import Text from 'ol/style/Text';
import type { BaseKind } from './base-tile.ts';
import type { MapColours } from './map-colours.ts';

const order: BaseKind[] = ['land', 'urban', 'lake', 'river', 'coast', 'disputed', 'border', 'city', 'country'];

const area = (color: string, kind: BaseKind) => new Style({ zIndex: order.indexOf(kind), fill: new Fill({ color }) });
const line = (color: string, width: number, kind: BaseKind, lineDash?: number[]) =>
  new Style({ zIndex: order.indexOf(kind), stroke: new Stroke({ color, width, ...(lineDash ? { lineDash } : {}) }) });

/** From here on built-up land, drawn coarsely, no longer fits its shores. */
const townsUpTo = 10.5;
/** From here on our shores are less exact than the view: they are drawn as soft as they are known. */
export const softFrom = 12;

/** Land, water and lines in a theme's colours; made once for each theme, since a map has thousands of lines. */
export function groundStyle(colours: MapColours): (feature: FeatureLike, zoom: number) => Style | undefined {
  const fixed: Partial<Record<BaseKind, Style>> = {
    land: area(colours.land, 'land'),
    urban: area(colours.urban, 'urban'),
    lake: area(colours.water, 'lake'),
    coast: line(colours.coast, 0.8, 'coast'),
    border: line(colours.border, 1, 'border', [6, 4]),
    disputed: line(colours.disputed, 1, 'disputed', [2, 4]),
  };
  const thin = line(colours.river, 0.8, 'river');
  const wide = line(colours.river, 1.6, 'river');
  const softShore = line(colours.softWater, 14, 'coast');
  return (feature, zoom) => {
    const kind = feature.get('kind') as BaseKind;
    if (kind === 'urban' && zoom > townsUpTo) return undefined;
    if (kind === 'coast' && zoom > softFrom) return softShore;
    if (kind !== 'river') return fixed[kind];
    const from = feature.get('zoom') as number;
    if (from > zoom) return undefined;
    return zoom - from >= 3 ? wide : thin;
  };
}

const joined = (name: string, local: string, font: string, small: string): string | string[] =>
  local ? [name, font, '\n', font, local, small] : name;

function countryText(colours: MapColours, name: string, local: string): Text {
  const font = `600 12px ${colours.font}`;
  return new Text({
    // Hair spaces, as maps set the names of countries wide.
    text: joined([...name.toUpperCase()].join('\u200A'), local, font, `400 11px ${colours.font}`),
    font,
    fill: new Fill({ color: colours.country }),
    stroke: new Stroke({ color: colours.land, width: 3 }),
  });
}

function cityText(colours: MapColours, name: string, local: string, large: boolean): Text {
  const font = `${large ? 600 : 500} ${large ? 13 : 12}px ${colours.font}`;
  return new Text({
    text: joined(name, local, font, `400 11px ${colours.font}`),
    font,
    textAlign: 'left',
    offsetX: 7,
    fill: new Fill({ color: colours.city }),
    stroke: new Stroke({ color: colours.land, width: 3 }),
  });
}

/** Names of countries and cities, from the zoom that each has room at; a country's name leaves when one is inside it. */
export function labelStyle(colours: MapColours): (feature: FeatureLike, zoom: number) => Style | undefined {
  const dot = new CircleStyle({
    radius: 2.5,
    fill: new Fill({ color: colours.land }),
    stroke: new Stroke({ color: colours.city, width: 1.2 }),
  });
  return (feature, zoom) => {
    const kind = feature.get('kind') as BaseKind;
    const from = feature.get('zoom') as number;
    if ((kind !== 'city' && kind !== 'country') || from > zoom + 0.3) return undefined;
    const [name, local] = [feature.get('name') as string, feature.get('local') as string];
    if (kind === 'country') return new Style({ zIndex: 100 - from, text: countryText(colours, name, local) });
    // A dot for a whole city says nothing once its streets would be seen.
    const image = zoom < 11 ? { image: dot } : {};
    return new Style({ zIndex: 50 - from, text: cityText(colours, name, local, from <= 4), ...image });
  };
}
