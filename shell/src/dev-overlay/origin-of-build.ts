import type { RemoteBuild } from '@tabi/shared/federation';
import { buildIdOf } from '../federation/build-names.ts';

/** Pure: `1a2b3c from this site`, `dev from http://localhost:4103`. */
export function formatOrigin(build: Pick<RemoteBuild, 'base' | 'container'> | undefined): string {
  if (!build) return 'no build';
  const released = /^\/_mf\/(?:~\d+\/)?[^/]+\/([a-z0-9]+)$/.exec(build.base)?.[1];
  if (released) return `${released} from this site`;
  return `${buildIdOf(build)} from ${build.base}`;
}
