import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wakeFile, workerFile } from '@tabi/releases';
import { build } from 'esbuild';
import sharp from 'sharp';
import type { Stats } from 'webpack';

/** The brand's paper and red: an icon that systems cut to their own shape must not end before the cut. */
const backgrounds = { paper: '#FBF8F3', red: '#C8402B' };
/** Of a maskable icon, what is sure to be seen: a circle of 80 % of its width. */
const safeShare = 0.72;

type Icon = { file: string; size: number; background?: string; share?: number };

const icons: Icon[] = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, background: backgrounds.red, share: safeShare },
  { file: 'apple-touch-icon.png', size: 180, background: backgrounds.red },
];

/** Draws the app's icons from the shell's one SVG. */
export async function drawIcons(shellDir: string, browser: string): Promise<void> {
  const svg = readFileSync(join(shellDir, 'public/icon.svg'));
  for (const { file, size, background, share = 1 } of icons) {
    const inner = Math.round(size * share);
    const before = Math.floor((size - inner) / 2);
    const after = size - inner - before;
    // Drawn at its own size: an SVG that is enlarged as pixels is blurred.
    const picture = sharp(svg, { density: (72 * inner) / 64 })
      .resize(inner, inner)
      .extend({ top: before, left: before, bottom: after, right: after, background: background ?? '#00000000' });
    const filled = background ? picture.flatten({ background }) : picture;
    await filled.png({ compressionLevel: 9, palette: true }).toFile(join(browser, file));
  }
}

/** The scripts of the offline page, which must be there before anybody needs them. */
export const offlineScripts = (stats: Stats): string[] => {
  const files = stats.compilation.namedChunkGroups.get('offline')?.getFiles();
  if (!files) throw new Error('The shell has no chunk called "offline": name the import of its offline page so.');
  return [...files].filter((file) => file.endsWith('.js'));
};

/** Bundles what wakes a page into one script that loads nothing else. */
export async function writeWake(shellDir: string, browser: string): Promise<void> {
  await build({
    entryPoints: [join(shellDir, 'src/wake/wake.ts')],
    outfile: join(browser, wakeFile),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  });
}

/** Bundles the service worker of one build of the shell into one script that loads nothing else. */
export async function writeWorker(
  shellDir: string,
  browser: string,
  { buildId, files }: { buildId: string; files: string[] },
): Promise<void> {
  const parts = { build: buildId, files: files.map((file) => `/_mf/shell/${buildId}/${file}`) };
  await build({
    entryPoints: [join(shellDir, 'src/web-app/worker/service-worker.ts')],
    outfile: join(browser, workerFile),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { __FRAME_PARTS__: JSON.stringify(parts), 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
}
