import OlMap from 'ol/Map';
import View from 'ol/View';
import type Control from 'ol/control/Control';
import { defaults as defaultInteractions } from 'ol/interaction/defaults';
import type VectorLayer from 'ol/layer/Vector';
import { fromLonLat, transformExtent } from 'ol/proj';
import { wantsNoMotion } from '../motion/wants-no-motion.ts';

const asia = transformExtent([24, -12, 150, 56], 'EPSG:4326', 'EPSG:3857');

/** Milliseconds; none for people who want nothing to move. */
export const moveTime = () => (wantsNoMotion() ? 0 : 220);

/** A map that shows Asia, and nothing beyond. */
export function createMap(target: HTMLElement, layers: VectorLayer[], controls: Control[]): OlMap {
  return new OlMap({
    target,
    layers,
    controls,
    // The page goes on scrolling over a map that nobody has chosen.
    interactions: defaultInteractions({ onFocusOnly: true, zoomDuration: moveTime() }),
    view: new View({ center: fromLonLat([100, 25]), zoom: 4, maxZoom: 18, extent: asia, showFullExtent: true }),
  });
}
