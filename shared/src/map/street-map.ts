import { applyBackground, stylefunction } from 'ol-mapbox-style';
import type OlMap from 'ol/Map';
import VectorTileLayer from 'ol/layer/VectorTile';
import { creditsOf, type Credit } from './credits.ts';
import type { MapColours } from './map-colours.ts';
import { forTheNight, type StreetStyle } from './street-colours.ts';
import { paperStyle } from './street-paper.ts';
import { addressIn, askJson, tilesOf, type StreetTiles } from './street-tiles.ts';

/** Where streets come from; one of the two. */
export type Streets = { styleUrl: string | null; archiveUrl: string | null };

export type StreetMap = { credits: Credit[]; recolour: (colours: MapColours) => void; dispose: () => void };

type Sprite = { data: object; picture: string } | null;

/** Symbols are an ornament: a style without them still has its streets. */
async function spriteOf({ sprite }: StreetStyle, base: string): Promise<Sprite> {
  const named = typeof sprite === 'string' ? sprite : sprite?.[0]?.url;
  if (!named) return null;
  const address = `${addressIn(named, base)}${window.devicePixelRatio > 1 ? '@2x' : ''}`;
  const data = await askJson<object>(`${address}.json`).catch(() => null);
  return data && { data, picture: `${address}.png` };
}

type Opened = { styleIn: (colours: MapColours) => StreetStyle; tiles: Map<string, StreetTiles>; sprite: Sprite };

/** Our own families, as heavy as the style asks for. */
const lettersOf = ({ font }: MapColours, asked: string): string[] => {
  const weight = /bold|semibold|medium/i.exec(asked)?.[0] ?? '';
  return font.split(',').map((family) => `${family.trim().replace(/^['"]|['"]$/g, '')} ${weight}`.trim());
};

const isDark = () => document.documentElement.dataset['theme'] === 'dark';

async function openStyle(address: string): Promise<Opened> {
  const style = await askJson<StreetStyle>(address);
  const night = forTheNight(style);
  const named = Object.entries(style.sources).filter(([, { type }]) => type === 'vector');
  const tiles = await Promise.all(named.map(async ([id, source]) => [id, await tilesOf(source, address)] as const));
  return { styleIn: () => (isDark() ? night : style), tiles: new Map(tiles), sprite: await spriteOf(style, address) };
}

async function openOwn(archiveUrl: string): Promise<Opened> {
  const { openArchive } = await import('./street-archive.ts');
  return { styleIn: paperStyle, tiles: new Map([['streets', await openArchive(archiveUrl)]]), sprite: null };
}

/**
 * Streets below what else a map shows.
 * @throws Error when the style or the file cannot be had; a tile that fails later is only missing
 */
export async function addStreetMap(
  map: OlMap,
  { styleUrl, archiveUrl }: Streets,
  colours: MapColours,
): Promise<StreetMap> {
  const { styleIn, tiles, sprite } = await (styleUrl ? openStyle(styleUrl) : openOwn(archiveUrl ?? ''));
  const layers = [...tiles].map(([id, { source }]) => ({
    id,
    layer: new VectorTileLayer({ source, declutter: true, zIndex: -3 }),
  }));
  const draw = (now: MapColours) => {
    const style = styleIn(now);
    layers.forEach(({ id, layer }, index) => {
      // All words of a map are set in our own letters: a style's fonts would have to be fetched from yet another place.
      stylefunction(layer, style, id, undefined, sprite?.data, sprite?.picture, ([asked = '']) =>
        lettersOf(now, asked),
      );
      if (index === 0) applyBackground(layer, style);
    });
  };
  draw(colours);
  for (const { layer } of layers) map.addLayer(layer);
  return {
    credits: creditsOf([...tiles.values()].flatMap(({ said }) => said)),
    recolour: draw,
    dispose: () => {
      for (const { layer } of layers) map.removeLayer(layer);
    },
  };
}
