import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Page } from './render-page.ts';

export type Packing = 'br' | 'gzip' | null;

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Of Brotli: a page of 150 KB takes 4 ms, and 120 for a ninth less. */
const [quick, smallest] = [5, 11];

async function pack(html: string, packing: Packing, quality: number): Promise<Buffer> {
  if (packing === null) return Buffer.from(html);
  if (packing === 'gzip') return zip(html);
  return brotli(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  });
}

interface Packed {
  bytes: Promise<Buffer>;
  isSmallest: boolean;
}

/** By the tags of pages: what is rendered again is often what it was, or one of a few. */
const packed = new LRUCache<string, Packed>({ max: 1_000 });
/** Beside people who wait for their first page; where many pages are asked for, most go as they are. */
const inTurn = pLimit(1);
const mostWaiting = 20;

/**
 * A page as it travels, packed once for all who get it: quickly for the first, and as small as can be in the background when
 * somebody asks for it again. What has no tag, or goes unpacked, is made each time.
 */
export function bytesOf({ html, tag }: Pick<Page, 'html' | 'tag'>, packing: Packing): Promise<Buffer> {
  if (tag === null || packing === null) return pack(html, packing, quick);
  const key = `${packing} ${tag}`;
  const known = packed.get(key);
  if (!known) {
    const first = { bytes: pack(html, packing, quick), isSmallest: packing !== 'br' };
    packed.set(key, first);
    first.bytes.catch(() => packed.delete(key));
    return first.bytes;
  }
  if (!known.isSmallest && inTurn.pendingCount < mostWaiting) {
    known.isSmallest = true;
    // Where that fails it goes as it is.
    const smaller = inTurn(() => pack(html, packing, smallest));
    void smaller.then(() => (known.bytes = smaller)).catch(() => undefined);
  }
  return known.bytes;
}
