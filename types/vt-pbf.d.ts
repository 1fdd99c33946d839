declare module 'vt-pbf' {
  /** @param layers tiles of geojson-vt by the names of their layers */
  export function fromGeojsonVt(layers: Record<string, unknown>, options?: { version: 1 | 2 }): Uint8Array;
}
