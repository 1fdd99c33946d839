/**
 * What all apps share at run time, once. Only React and the facades of `@tabi/shared`: a shared key ships every export
 * of its entry, so libraries are shared through facades that re-export what the apps use.
 */
export const facades = {
  /** In the host's first script. */
  eager: ['banners', 'data', 'events', 'federation', 'format', 'links', 'lists', 'prices', 'router', 'state', 'ui'],
  /** Loaded where a person meets them; never rendered on the server. */
  lazy: ['carousel', 'forms', 'map', 'motion', 'ui-overlay'],
} as const;

const react = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
export const facadeRequests = (kind: keyof typeof facades): string[] =>
  facades[kind].map((name) => `@tabi/shared/${name}`);

type SharedItem = {
  singleton: true;
  requiredVersion: string;
  strictVersion?: boolean;
  eager?: boolean;
  import?: false;
};

/** What an app asks of those whose code it shares, as ranges. */
export type Ranges = { react: string; shared: string };

/**
 * The one shared list. The host provides everything; remotes bring nothing (`import: false`) and say what they need, so
 * a remote that needs another `@tabi/shared` is refused cleanly instead of running beside a second copy.
 */
export function sharedFor(role: 'host' | 'remote' | 'alone', ranges: Ranges): Record<string, SharedItem> {
  const item = (requiredVersion: string, eager: boolean): SharedItem => ({
    singleton: true,
    requiredVersion,
    strictVersion: true,
    ...(role === 'remote' ? { import: false as const } : { eager }),
  });
  return Object.fromEntries([
    ...react.map((request) => [request, item(ranges.react, true)]),
    ...facadeRequests('eager').map((request) => [request, item(ranges.shared, true)]),
    ...facadeRequests('lazy').map((request) => [request, item(ranges.shared, false)]),
  ]);
}
