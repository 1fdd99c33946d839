import type Feature from 'ol/Feature';
import type { FeatureLike } from 'ol/Feature';
import Point from 'ol/geom/Point';
import Cluster from 'ol/source/Cluster';
import type VectorSource from 'ol/source/Vector';
import Fill from 'ol/style/Fill';
import Style from 'ol/style/Style';
import Text from 'ol/style/Text';
import { circleOf } from './circle-of.ts';
import type { MapColours } from './map-colours.ts';
import type { MapPin } from './map-pin.ts';
import type { NamePlace } from './pin-spots.ts';

/** Pixels between two pins that can still be told apart. */
const apart = 40;

/** The same pins, those that would lie on each other as one. */
export const groupsOf = (source: VectorSource): VectorSource =>
  new Cluster({
    source,
    distance: apart,
    minDistance: apart / 2,
    // Only pins are gathered, no ways.
    geometryFunction: (feature) => (feature.getGeometry() instanceof Point ? (feature.getGeometry() as Point) : null!),
  });

const featuresOf = (drawn: FeatureLike) => drawn.get('features') as Feature[] | undefined;

/** The pins and ways that a drawn thing stands for; itself where nothing is gathered. */
export const membersOf = (drawn: FeatureLike): FeatureLike[] => featuresOf(drawn) ?? [drawn];

/** The pin or way that a drawn thing stands for; null of a group of several. */
export function aloneIn(drawn: FeatureLike): FeatureLike | null {
  const members = featuresOf(drawn);
  if (!members) return drawn;
  return members.length === 1 ? (members[0] ?? null) : null;
}

/** The pins of a group; none of what stands alone. */
export function pinsIn(drawn: FeatureLike): MapPin[] {
  const members = featuresOf(drawn) ?? [];
  return members.length > 1 ? members.map((member) => member.get('pin') as MapPin) : [];
}

/** Keeps the names of other pins from under a group. */
export const groupRoom = (): Style => new Style({ image: circleOf({ radius: 20 }) });

/** A disc with how many it stands for; with the name of the one that is pointed at. */
export function groupStyle(
  pins: readonly MapPin[],
  lit: { pin: MapPin; raised: NamePlace } | undefined,
  colours: MapColours,
): Style[] {
  const disc = new Style({
    zIndex: lit ? 1 : 0,
    image: circleOf({
      radius: pins.length < 10 ? 16 : 20,
      fill: lit ? colours.lit : colours.pin,
      edge: { color: colours.land, width: 4 },
    }),
    text: new Text({
      text: String(pins.length),
      font: `600 13px ${colours.font}`,
      fill: new Fill({ color: colours.land }),
    }),
  });
  if (!lit) return [disc];
  const name = new Style({
    zIndex: 2,
    text: new Text({
      text: lit.pin.label,
      ...lit.raised,
      font: `600 13px ${colours.font}`,
      fill: new Fill({ color: colours.name }),
      backgroundFill: new Fill({ color: colours.label }),
      padding: [4, 8, 4, 8],
    }),
  });
  return [disc, name];
}
