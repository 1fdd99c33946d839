import type { VisitorLook } from '../pages/visitor-look.ts';

/** Of the window before a page has been painted, and of its frame: the tokens `--paper`. */
const papers = { light: '#FBF8F3', dark: '#11161F' };

/** Pure: how the app presents itself to the system that installs it. A manifest knows one theme: the visitor's. */
export function manifestOf(theme: VisitorLook['theme'], shellBase: string): Record<string, unknown> {
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `${shellBase}/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const shortcut = (name: string, description: string, url: string) => ({
    name,
    description,
    url,
    icons: [icon('icon-192.png', 192, 'any')],
  });
  return {
    id: '/',
    name: 'Tabi: plan real days in Asia',
    short_name: 'Tabi',
    description: 'Day-by-day itineraries that work: open when you arrive, reachable, and well paced.',
    lang: 'en',
    dir: 'ltr',
    categories: ['travel'],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: papers[theme],
    background_color: papers[theme],
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
      { src: `${shellBase}/icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [
      shortcut('Plan a trip', 'Say where and when, and get days that work.', '/?plan'),
      shortcut('My trips', 'The trips you have planned.', '/my-trips'),
    ],
  };
}
