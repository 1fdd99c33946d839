import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const { dependencies } = JSON.parse(readFileSync(join(__dirname, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
// The API is a bundle of its own; our other workspace packages are sources, and come in.
const external = Object.keys(dependencies)
  .filter((name) => name === '@tabi/api' || !name.startsWith('@tabi/'))
  .flatMap((name) => [name, `${name}/*`]);

/** Bundles the site server to `dist/main.cjs`, and the threads that it renders pages in; under a second. */
export async function buildWebBundle(): Promise<void> {
  await build({
    absWorkingDir: __dirname,
    entryPoints: { main: 'src/main.ts', 'render-worker': 'src/render/render-worker.ts' },
    outdir: 'dist',
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external,
    sourcemap: true,
    logLevel: 'warning',
  });
}
