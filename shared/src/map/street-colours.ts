/** A style of vector tiles, as MapLibre writes it; only what is read here. */
export type StreetStyle = {
  version: number;
  sprite?: string | { id: string; url: string }[];
  sources: Record<
    string,
    { type: string; url?: string; tiles?: string[]; attribution?: string; minzoom?: number; maxzoom?: number }
  >;
  layers: { id: string; type: string; source?: string; paint?: Record<string, unknown> }[];
};

type Channels = [red: number, green: number, blue: number, alpha: number];

const words: Record<string, string> = { white: '#ffffff', black: '#000000' };
const hex = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const called = /^(rgb|hsl)a?\(([^()]*)\)$/i;

function fromHex(text: string): Channels {
  const digits =
    text.length <= 5 ? [...text.slice(1)].map((digit) => digit + digit) : (text.slice(1).match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 255] = digits.map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue, alpha / 255];
}

function fromHsl(hue: number, saturation: number, light: number, alpha: number): Channels {
  const reach = (saturation / 100) * Math.min(light / 100, 1 - light / 100);
  const channel = (turn: number) => {
    const at = (turn + hue / 30) % 12;
    return 255 * (light / 100 - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  };
  return [channel(0), channel(8), channel(4), alpha];
}

/** What a text says as a colour; null when it is none, but a word of the style. */
function channelsOf(text: string): Channels | null {
  const colour = words[text.toLowerCase()] ?? text;
  if (hex.test(colour)) return fromHex(colour);
  const [, way, inside = ''] = called.exec(colour) ?? [];
  if (!way) return null;
  const [first = 0, second = 0, third = 0, alpha = 1] = inside.split(/[\s,/]+/).map((part) => Number.parseFloat(part));
  return way.toLowerCase() === 'hsl' ? fromHsl(first, second, third, alpha) : [first, second, third, alpha];
}

/** Its lightness turned around, from near to night to soft white, in its own hue. */
function turned(text: string): string {
  const colour = channelsOf(text);
  if (!colour) return text;
  const [red, green, blue, alpha] = colour;
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const light = (high + low) / 510;
  const night = 0.1 + (1 - light) * 0.74;
  // What each channel is away from grey stays, a little paler, as far as the new lightness has room for it.
  const room = Math.min(night, 1 - night) / Math.max(0.01, Math.min(light, 1 - light));
  const scale = Math.min(1, room) * 0.8;
  const channel = (value: number) => Math.round((night + (value / 255 - light) * scale) * 255);
  return `rgba(${channel(red)}, ${channel(green)}, ${channel(blue)}, ${alpha})`;
}

function turnedIn(value: unknown): unknown {
  if (typeof value === 'string') return turned(value);
  if (Array.isArray(value)) return value.map(turnedIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, turnedIn(inner)]));
}

/** The same style for the dark theme: most are drawn for paper alone. */
export const forTheNight = (style: StreetStyle): StreetStyle => ({
  ...style,
  layers: style.layers.map((layer) => ({
    ...layer,
    ...(layer.paint
      ? {
          paint: Object.fromEntries(
            Object.entries(layer.paint).map(([name, value]) => [
              name,
              name.endsWith('-color') ? turnedIn(value) : value,
            ]),
          ),
        }
      : {}),
  })),
});
