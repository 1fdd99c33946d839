import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildApiBundle } from '../../api/build.ts';
import { buildWebBundle } from '../../web/build.ts';

const files = [
  'api/dist/app.cjs',
  'api/dist/planner-worker.cjs',
  'api/dist/booklet-worker.cjs',
  'api/dist/picture-worker.cjs',
  'web/dist/main.cjs',
  'web/dist/render-worker.cjs',
];

/** Bundles both servers. @returns whether what runs there is another program than after the call before */
export function createServerBundles(root: string): () => Promise<boolean> {
  let last = '';
  // Says of which sources the bundles are, which a change takes away; without it `npm start` bundles anew.
  rmSync(join(root, 'web/dist/built.json'), { force: true });
  return async () => {
    await Promise.all([buildApiBundle(), buildWebBundle()]);
    const hash = createHash('sha256');
    for (const file of files) hash.update(readFileSync(join(root, file)));
    const now = hash.digest('hex');
    const changed = now !== last;
    last = now;
    return changed;
  };
}
