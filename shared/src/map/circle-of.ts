import CircleStyle from 'ol/style/Circle';
import Fill from 'ol/style/Fill';
import Stroke from 'ol/style/Stroke';

type Look = {
  /** Pixels. */
  radius: number;
  /** A colour of CSS; none keeps the names of others from under it, and is not seen. */
  fill?: string;
  edge?: { color: string; width: number };
  /** Pixels from its place; right and up are positive. */
  moved?: [number, number];
};

const atItsPlace: [number, number] = [0, 0];
const seen = new Map<string, CircleStyle>();

function draw({ radius, fill, edge, moved = atItsPlace }: Look): CircleStyle {
  const stroke = edge ? { stroke: new Stroke(edge) } : {};
  const color = fill ?? [0, 0, 0, 0];
  return new CircleStyle({
    radius,
    ...stroke,
    fill: new Fill({ color }),
    displacement: moved,
    declutterMode: fill ? undefined : 'obstacle',
  });
}

/** A disc on the map. Each one is a picture of its own to draw, so that those that look the same are the same one. */
export function circleOf(look: Look): CircleStyle {
  // Where one makes way for another, few others stand just there.
  if (look.moved?.some((pixels) => pixels !== 0)) return draw(look);
  const key = [look.radius, look.fill, look.edge?.color, look.edge?.width].join();
  const known = seen.get(key) ?? draw(look);
  seen.set(key, known);
  return known;
}
