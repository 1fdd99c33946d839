import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentOf, createCopies } from './copies.ts';

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

async function pickEncoding(
  file: string,
  accepts: string,
): Promise<{ file: string; size: number; encoding?: string } | null> {
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
 * digest is found in whichever build of the app has it.
 */
export function serveBuilds(app: FastifyInstance, folder: string): void {
  const copies = createCopies(folder);
  app.get('/_mf/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const path = (request.params as { '*': string })['*'];
    const pick = (file: string) => pickEncoding(file, String(request.headers['accept-encoding'] ?? ''));
    const [content, file] = [contentOf(path), fileOf(path)];
    const any = content && (await copies(content, pick));
    const found = any ? any.copy : file && (await pick(join(folder, file)));
    if (!found) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such build.');
    void reply
      .header('cache-control', any?.isSound === false ? 'no-store' : 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .header('content-length', found.size)
      .type(types[extname(path)] ?? 'application/octet-stream');
    if (found.encoding) void reply.header('content-encoding', found.encoding);
    return reply.send(createReadStream(found.file));
  });
}
