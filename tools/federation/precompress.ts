import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './files.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file of a browser build. */
export async function precompress(folder: string): Promise<void> {
  const texts = filesBelow(folder).filter((file) => /\.(js|css|json|svg)$/.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const text = await readFile(file);
      const size = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      };
      await writeFile(`${file}.br`, await brotli(text, { params: size }));
      await writeFile(`${file}.gz`, await zip(text, { level: 9 }));
    }),
  );
}
