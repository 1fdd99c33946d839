/** Of the em: what the fallbacks are stretched to. */
const metrics = { Inter: { ascent: 96.875, descent: 24.14 }, Fraunces: { ascent: 97.8, descent: 25.5 } } as const;

/**
 * System fonts and how much wider than theirs the web fonts' letters run, per cent: measured in Chromium over the
 * catalogue's texts (16 px and, for Fraunces, 22 and 40 px).
 */
const systemFonts: {
  for: keyof typeof metrics;
  family: string;
  weights: string;
  fonts: string[];
  wider: number;
}[] = [
  {
    for: 'Inter',
    family: 'Inter Fallback',
    weights: '100 500',
    fonts: ['Arial', 'Arimo', 'Liberation Sans'],
    wider: 107,
  },
  {
    for: 'Inter',
    family: 'Inter Fallback',
    weights: '600 900',
    fonts: ['Arial Bold', 'Arial-BoldMT', 'Arimo Bold', 'Liberation Sans Bold'],
    wider: 100,
  },
  {
    for: 'Inter',
    family: 'Inter Fallback Android',
    weights: '100 500',
    fonts: ['Roboto', 'Roboto Regular'],
    wider: 107.2,
  },
  {
    for: 'Inter',
    family: 'Inter Fallback Android',
    weights: '600 900',
    fonts: ['Roboto Bold', 'Roboto-Bold'],
    wider: 106.8,
  },
  {
    for: 'Fraunces',
    family: 'Fraunces Fallback',
    weights: '100 900',
    fonts: ['Times New Roman', 'Tinos', 'Liberation Serif'],
    wider: 115.45,
  },
  { for: 'Fraunces', family: 'Fraunces Fallback Android', weights: '100 900', fonts: ['Noto Serif'], wider: 97.4 },
];

const percent = (value: number): string => `${value.toFixed(2)}%`;

/** Fallbacks with the web fonts' widths and heights, so that nothing moves when those arrive. */
export const fontFallbacks = systemFonts
  .map(({ for: web, family, weights, fonts, wider }) => {
    const { ascent, descent } = metrics[web];
    const local = fonts.map((font) => `local('${font}')`).join(',');
    const scaled = (part: number) => percent((part / wider) * 100);
    return `@font-face{font-family:'${family}';font-weight:${weights};src:${local};size-adjust:${percent(wider)};ascent-override:${scaled(ascent)};descent-override:${scaled(descent)};line-gap-override:0%}`;
  })
  .join('\n');
