import { addRasterMap } from './raster-map.ts';

type Layers = Parameters<typeof addRasterMap>[0];
const url = 'https://tiles.example/{z}/{x}/{y}.png';

it('shows the tiles it is given below everything else, until it is taken away', () => {
  const layers: { getZIndex: () => number; getSource: () => { getUrls: () => string[] } }[] = [];
  const map = {
    addLayer: (layer: never) => void layers.push(layer),
    removeLayer: (layer: never) => void layers.splice(layers.indexOf(layer), 1),
  } as unknown as Layers;
  const { dispose } = addRasterMap(map, url);
  expect([layers[0]?.getSource().getUrls(), layers[0]?.getZIndex()]).toEqual([[url], -3]);
  dispose();
  expect(layers).toEqual([]);
});
