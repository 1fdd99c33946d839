import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { readArtVersion } from '@tabi/posters';
import { apiFolder } from './src/app/paths.ts';

const { dependencies } = JSON.parse(readFileSync(join(apiFolder, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
// Packages stay what is installed beside the bundle; our own workspace packages are sources, and come in.
const external = Object.keys(dependencies)
  .filter((name) => !name.startsWith('@tabi/'))
  .flatMap((name) => [name, `${name}/*`]);

/** Bundles the API to `dist/app.cjs`, and its workers beside it; under a second. */
export async function buildApiBundle(): Promise<void> {
  await build({
    absWorkingDir: apiFolder,
    entryPoints: {
      app: 'src/app/entry.ts',
      'planner-worker': 'src/ports/jobs/planner-worker.ts',
      'picture-worker': 'src/ports/pictures/picture-worker.ts',
      'booklet-worker': 'src/ports/booklets/booklet-worker.ts',
    },
    outdir: 'dist',
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external,
    sourcemap: true,
    logLevel: 'warning',
    define: { TABI_ART_VERSION: JSON.stringify(readArtVersion()) },
  });
}
