import { useEffect, useRef } from 'react';
import Feature from 'ol/Feature';
import OlMap from 'ol/Map';
import View from 'ol/View';
import Point from 'ol/geom/Point';
import VectorLayer from 'ol/layer/Vector';
import { fromLonLat } from 'ol/proj';
import VectorSource from 'ol/source/Vector';

export type MapPin = { id: string; lat: number; lng: number; label: string };

/** A map of pins that fits them all. */
export function PlaceMap({ pins, label }: { pins: MapPin[]; label: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current) return undefined;
    const source = new VectorSource({
      features: pins.map((pin) => new Feature(new Point(fromLonLat([pin.lng, pin.lat])))),
    });
    const map = new OlMap({
      target: box.current,
      layers: [new VectorLayer({ source })],
      view: new View({ center: [0, 0], zoom: 2 }),
    });
    const extent = source.getExtent();
    if (extent && pins.length > 0) map.getView().fit(extent, { padding: [48, 48, 48, 48], maxZoom: 16 });
    return () => map.setTarget(undefined);
  }, [pins]);
  return <div ref={box} role="application" aria-label={label} style={{ height: '100%' }} />;
}
