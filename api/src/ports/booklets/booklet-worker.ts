import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { PrintRequest } from './booklet.ts';
import { fontFiles } from './font-files.ts';
import { template } from './template.ts';

let compiler: NodeCompiler | undefined;

/** A folder that nobody makes: the compiler reads no file but the faces, and what is laid over this one. */
const workspace = join(tmpdir(), 'tabi-booklet-without-files');
const opened = (): NodeCompiler => NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: fontFiles() }] });

/** What a worker thread does with one request. @returns a PDF */
export function printBooklet({ booklet, cover }: PrintRequest): Uint8Array {
  compiler ??= opened();
  try {
    if (cover) compiler.mapShadow(join(workspace, 'cover.jpg'), Buffer.from(cover));
    return compiler.pdf({
      mainFileContent: template,
      inputs: { booklet: JSON.stringify(booklet), cover: cover ? 'yes' : 'no' },
    });
  } finally {
    compiler.resetShadow();
    // What was set for this one is of no use for the next.
    compiler.evictCache(0);
  }
}
