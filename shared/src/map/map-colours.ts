/** What a map is drawn with: canvas knows no CSS variables, so they are read from the theme as it is now. */
export type MapColours = {
  land: string;
  water: string;
  /** Seen from so near that its shores are a guess. */
  softWater: string;
  coast: string;
  river: string;
  urban: string;
  border: string;
  disputed: string;
  grid: string;
  park: string;
  street: string;
  streetEdge: string;
  building: string;
  country: string;
  city: string;
  name: string;
  way: string;
  pin: string;
  lit: string;
  label: string;
  /** The colour of a token of the theme; of one that is not there, the ways' own. */
  tone: (token: string) => string;
  /** The families of the theme's sans. */
  font: string;
};

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** @param share of the first, 0 to 1; both as `#rrggbb`. What is no such colour is given back as it is. */
export function mix(first: string, second: string, share: number): string {
  if (![first, second].every((colour) => /^#[0-9a-f]{6}$/i.test(colour))) return first;
  const others = channels(second);
  const mixed = channels(first).map((value, index) => Math.round(value * share + (others[index] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function readMapColours(root: Element = document.documentElement): MapColours {
  const style = getComputedStyle(root);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const [paper, indigo, line, strong] = ['paper', 'indigo', 'line', 'line-strong'].map(token) as [
    string,
    string,
    string,
    string,
  ];
  const water = mix(indigo, token('indigo-wash'), 0.09);
  return {
    land: paper,
    water,
    softWater: mix(water, paper, 0.55),
    coast: mix(indigo, paper, 0.42),
    river: mix(indigo, water, 0.22),
    urban: mix(line, paper, 0.6),
    border: mix(strong, paper, 0.8),
    disputed: mix(strong, paper, 0.5),
    grid: mix(strong, paper, 0.16),
    park: mix(token('jade'), paper, 0.16),
    street: token('raised'),
    streetEdge: mix(strong, paper, 0.42),
    building: mix(line, paper, 0.75),
    country: mix(token('soft'), paper, 0.75),
    city: token('soft'),
    name: token('ink'),
    way: indigo,
    pin: indigo,
    lit: token('red'),
    label: token('raised'),
    tone: (name) => token(name) || indigo,
    font: token('sans') || 'sans-serif',
  };
}
