import type { RemoteBuild } from '@tabi/shared/federation';

/** Pure: the id of a remote's build, by which its container is called, too. */
export const buildIdOf = (build: Pick<RemoteBuild, 'container'> | undefined): string | null =>
  build?.container.split('_').pop() ?? null;

/** The shell's build that a page was made of, from the addresses of its scripts. */
export const buildOfPage = (): string | null =>
  /\/_mf\/shell\/([a-z0-9]+)\//.exec(
    document.querySelector<HTMLScriptElement>('script[src*="/_mf/shell/"]')?.src ?? '',
  )?.[1] ?? null;

export type Sheet = { href: string; integrity?: string | undefined };

/** What a file that is named by its digest must be. */
const integrityOf = (file: string): string | undefined => {
  const [, digest] = /\.([\w-]{43})\.\w+$/.exec(file) ?? [];
  return digest && `sha256-${digest.replaceAll('-', '+').replaceAll('_', '/')}=`;
};

/** Pure: the stylesheets of a build. Those that builds have in common have one address. */
export const sheetsOf = ({ base, styles, integrity = {} }: RemoteBuild): Sheet[] =>
  styles.map((file) => ({
    href: `${base}/${file}`.replace(/[^/]+\/\.\.\//, ''),
    integrity: integrity[file] ?? integrityOf(file),
  }));

/** Every remote's first file. */
export const entryFile = 'remoteEntry.js';

/**
 * Where a build's first file is.
 * @param attempt above 0 the address gets a segment that the server strips, since a browser joins a request that hangs
 */
export const entryOf = ({ base }: Pick<RemoteBuild, 'base'>, attempt = 0): string =>
  `${attempt > 0 ? base.replace('/_mf/', `/_mf/~${attempt}/`) : base}/${entryFile}`;
