import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentOf, createCopies } from './copies.ts';
import { createDeltas } from './deltas.ts';
import { dictionaryOf, inOtherBuilds } from './dictionary.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
};

/** Pure: `/_mf/~2/mf-blog/1a2b/x.js` names `mf-blog/1a2b/browser/x.js`; the `~n` only makes a new address. Null: no build's file. */
export function fileOf(path: string): string | null {
  const parts = path.split('/').filter((part, index) => !(index === 0 && /^~\d+$/.test(part)));
  const [app, build, ...rest] = parts;
  if (!app || !build || rest.length === 0 || !/^[a-z-]+$/.test(app) || !/^[a-z0-9]+$/.test(build)) return null;
  const file = normalize(join(app, build, 'browser', ...rest));
  return file.startsWith(join(app, build, 'browser') + sep) ? file : null;
}

const size = (file: string): Promise<number | null> =>
  stat(file).then(
    (info) => (info.isFile() ? info.size : null),
    () => null,
  );

type Found = { file: string; size: number; encoding?: string };

async function pickEncoding(file: string, accepts: string): Promise<Found | null> {
  const plain = await size(file);
  if (plain === null) return null;
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (!accepts.includes(encoding)) continue;
    const packed = await size(file + suffix);
    if (packed !== null) return { file: file + suffix, size: packed, encoding };
  }
  return { file, size: plain };
}

/**
 * Serves the browser files of every release: immutable where they are, never cached where they are not. What is named by its
 * digest is found in whichever build of the app has it. Browsers that keep what they have as a dictionary are sent what is
 * different.
 */
export function serveBuilds(app: FastifyInstance, folder: string): void {
  const copies = createCopies(folder);
  const deltas = createDeltas(folder);

  /** Null: the file itself is no larger, or nothing is known of what the browser has. */
  const deltaTo = async (
    request: FastifyRequest,
    path: string,
    { file, size: whole }: Found,
  ): Promise<Buffer | null> => {
    const digest = dictionaryOf(request.headers);
    const [name = ''] = path.split('/');
    const delta = digest && (await deltas(name, file.replace(/\.(br|gz)$/, ''), digest));
    return delta && delta.length < whole ? delta : null;
  };

  app.get('/_mf/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const path = (request.params as { '*': string })['*'];
    const pick = (file: string) => pickEncoding(file, String(request.headers['accept-encoding'] ?? ''));
    const [content, file] = [contentOf(path), fileOf(path)];
    const any = content && (await copies(content, pick));
    const found = any ? any.copy : file ? await pick(join(folder, file)) : null;
    if (!found) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such build.');
    const isSpoilt = any?.isSound === false;
    const others = isSpoilt ? null : inOtherBuilds(path);
    void reply
      .header('cache-control', isSpoilt ? 'no-store' : 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding, available-dictionary')
      .type(types[extname(path)] ?? 'application/octet-stream');
    if (others) void reply.header('use-as-dictionary', `match="${others}"`);
    const delta = others && (await deltaTo(request, path, found));
    if (delta) return reply.header('content-encoding', 'dcz').send(delta);
    void reply.header('content-length', found.size);
    if (found.encoding) void reply.header('content-encoding', found.encoding);
    return reply.send(createReadStream(found.file));
  });
}
