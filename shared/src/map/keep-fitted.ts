import type OlMap from 'ol/Map';
import type { Extent } from 'ol/extent';

export type Fit = (extent: Extent, duration: number) => void;

/** Pixels that stay free around what is shown: names stand to the right of their pins. */
export const around = [56, 112, 56, 56];
/** Beyond it our own layers have nothing more to show. */
const closest = 14;

/** Shows an extent whole, and still does when the map becomes smaller or larger, unless somebody has moved it meanwhile. */
export function keepFitted(map: OlMap): Fit {
  const view = map.getView();
  const standing = () => String([view.getCenter(), view.getResolution()]);
  let fitted = { extent: null as Extent | null, standing: '' };
  const fit: Fit = (extent, duration) => {
    const size = map.getSize();
    const callback = () => (fitted = { extent, standing: standing() });
    view.fit(extent, { padding: around, maxZoom: closest, duration, callback, ...(size ? { size } : {}) });
  };
  map.on('change:size', () => {
    const isThere = map.getSize()?.every((length) => length > 0);
    if (isThere && fitted.extent && fitted.standing === standing()) fit(fitted.extent, 0);
  });
  return fit;
}
