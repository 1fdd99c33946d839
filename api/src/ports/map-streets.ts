import { z } from 'zod';

/** Where maps have streets from. */
export interface MapStreets {
  /** `ask`: only for who wants them. */
  mode: 'ask' | 'always';
  /** A style of vector tiles that browsers ask somebody else for. */
  styleUrl: string | null;
  /** A file of vector tiles that the site itself gives out. */
  archive: string | null;
  /** Who browsers must be allowed to ask. */
  origins: string[];
}

const example = 'https://tiles.openfreemap.org/styles/liberty';
const https = (name: string) =>
  z.url({ protocol: /^https$/, error: `${name} must be an https:// address, such as ${example}.` });

/** The settings of the environment that give maps their streets; none by default, so that no browser asks anybody else. */
export const mapStreetSettings = z.object({
  MAP_STREETS: z
    .enum(['ask', 'always', 'never'], { error: 'MAP_STREETS must be one of ask, always, never.' })
    .default('ask'),
  MAP_STYLE_URL: https('MAP_STYLE_URL').optional(),
  /** Others that the style takes tiles or symbols from, with commas between. */
  MAP_STYLE_HOSTS: z
    .string()
    .regex(
      /^https:\/\/[^\s,/]+(,https:\/\/[^\s,/]+)*$/,
      'MAP_STYLE_HOSTS is written https://one.example,https://two.example.',
    )
    .optional(),
  MAP_PMTILES: z.string().optional(),
});

export function mapStreetsOf(found: z.infer<typeof mapStreetSettings>): MapStreets | null {
  const { MAP_STREETS: mode, MAP_STYLE_URL: styleUrl, MAP_STYLE_HOSTS: hosts, MAP_PMTILES: archive } = found;
  if (mode === 'never' || (!styleUrl && !archive)) return null;
  const origins = styleUrl ? [new URL(styleUrl).origin, ...(hosts?.split(',') ?? [])] : [];
  return { mode, styleUrl: styleUrl ?? null, archive: archive ?? null, origins };
}
