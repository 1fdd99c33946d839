import type { MapColours } from './map-colours.ts';
import type { StreetStyle } from './street-colours.ts';

/**
 * Our own look for tiles that come without one. It knows the two usual ways to sort OpenStreetMap into layers, that of Protomaps
 * (`roads`, `kind`) and that of OpenMapTiles (`transportation`, `class`): a layer that is not there draws nothing.
 */

type Layer = StreetStyle['layers'][number];

const kind = ['coalesce', ['get', 'kind'], ['get', 'class'], ''];
const isOneOf = (...kinds: string[]) => ['in', kind, ['literal', kinds]];
const name = ['coalesce', ['get', 'name:en'], ['get', 'name:latin'], ['get', 'name'], ''];
const byZoom = (...stops: number[]) => ['interpolate', ['exponential', 1.6], ['zoom'], ...stops];

/** One drawing of what several layers may hold. */
const from = (layers: readonly string[], drawn: object, id: string): Layer[] =>
  layers.map(
    (layer) => ({ ...drawn, id: `${id} ${layer}`, source: 'streets', 'source-layer': layer }) as unknown as Layer,
  );

const roads = ['roads', 'transportation'];
const ranks = [
  {
    id: 'small',
    kinds: ['minor_road', 'minor', 'service', 'residential', 'pedestrian'],
    from: 12,
    width: [12, 0.6, 18, 13],
  },
  { id: 'middle', kinds: ['secondary', 'tertiary'], from: 10, width: [10, 0.5, 18, 18] },
  { id: 'great', kinds: ['highway', 'major_road', 'motorway', 'trunk', 'primary'], from: 6, width: [6, 0.6, 18, 24] },
] as const;

const ways = ({ street, streetEdge }: MapColours): Layer[] => [
  ...from(
    roads,
    {
      type: 'line',
      minzoom: 14,
      filter: isOneOf('path', 'track', 'footway', 'steps'),
      paint: { 'line-color': streetEdge, 'line-width': 1.2, 'line-dasharray': [2, 2] },
    },
    'path',
  ),
  ...from(
    roads,
    {
      type: 'line',
      minzoom: 11,
      filter: isOneOf('rail', 'transit'),
      paint: { 'line-color': streetEdge, 'line-width': 1.4, 'line-dasharray': [5, 3] },
    },
    'rail',
  ),
  ...['edge', 'street'].flatMap((part) =>
    ranks.flatMap(({ id, kinds, from: minzoom, width: [near, thin, far, thick] }) =>
      from(
        roads,
        {
          type: 'line',
          minzoom,
          filter: isOneOf(...kinds),
          layout: { 'line-cap': 'round', 'line-join': 'round' },
          paint: {
            'line-color': part === 'edge' ? streetEdge : street,
            'line-width': part === 'edge' ? byZoom(near, thin + 1, far, thick + 2.5) : byZoom(near, thin, far, thick),
          },
        },
        `${part} ${id}`,
      ),
    ),
  ),
];

const grounds = ({ land, water, river, park, building }: MapColours): Layer[] => [
  { id: 'background', type: 'background', paint: { 'background-color': land } },
  ...from(['earth'], { type: 'fill', paint: { 'fill-color': land } }, 'land'),
  ...from(
    ['landcover', 'landuse', 'park'],
    {
      type: 'fill',
      filter: [
        'any',
        isOneOf('park', 'wood', 'forest', 'grass', 'nature_reserve', 'national_park', 'garden', 'cemetery'),
        ['==', ['get', 'kind'], 'protected_area'],
      ],
      paint: { 'fill-color': park },
    },
    'green',
  ),
  ...from(
    ['water'],
    { type: 'fill', filter: ['==', ['geometry-type'], 'Polygon'], paint: { 'fill-color': water } },
    'water',
  ),
  ...from(
    ['water', 'waterway'],
    {
      type: 'line',
      filter: ['==', ['geometry-type'], 'LineString'],
      paint: { 'line-color': river, 'line-width': byZoom(8, 0.6, 18, 6) },
    },
    'river',
  ),
  ...from(['buildings', 'building'], { type: 'fill', minzoom: 14, paint: { 'fill-color': building } }, 'building'),
];

const names = ({ city, land, font }: MapColours): Layer[] => {
  const paint = { 'text-color': city, 'text-halo-color': land, 'text-halo-width': 1.6 };
  const text = { 'text-field': name, 'text-font': [font] };
  return [
    ...from(
      ['roads', 'transportation_name'],
      { type: 'symbol', minzoom: 14, layout: { ...text, 'symbol-placement': 'line', 'text-size': 11 }, paint },
      'street name',
    ),
    ...from(
      ['places', 'place'],
      { type: 'symbol', layout: { ...text, 'text-size': byZoom(6, 11, 14, 14), 'text-max-width': 8 }, paint },
      'place name',
    ),
  ];
};

/** Paper, water and parks in the theme's colours, streets with their edges, and names. */
export const paperStyle = (colours: MapColours): StreetStyle => ({
  version: 8,
  sources: { streets: { type: 'vector' } },
  layers: [
    ...grounds(colours),
    ...ways(colours),
    ...from(
      ['boundaries', 'boundary'],
      { type: 'line', paint: { 'line-color': colours.border, 'line-width': 1, 'line-dasharray': [4, 3] } },
      'border',
    ),
    ...names(colours),
  ],
});
