import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ApiContext } from '../../ports/context.ts';
import { notFound } from '../../http/http-error.ts';
import { inBestFormat, isArtKind, keptName, readArtFile, type ArtFile } from './domain/art-file.ts';
import { findPicture } from './picture-service.ts';
import { artStore, drawnFolder } from './poster-repository.ts';

const year = 31_536_000;

interface ArtPath {
  kind: string;
  slug: string;
  file: string;
}

const send = (reply: FastifyReply, { format }: ArtFile, bytes: Buffer) =>
  reply
    .header('cache-control', `public, max-age=${year}, immutable`)
    .header('vary', 'accept')
    .type(`image/${format}`)
    .send(bytes);

/** `GET /art/:kind/:slug/:file`: posters, drawn when first asked for, and photographs in their sizes, both kept; as AVIF for those who take it. */
export function artRoutes(app: FastifyInstance, context: ApiContext): void {
  const store = artStore(join(context.dataDir, 'art'), { drawnBefore: drawnFolder });
  app.get<{ Params: ArtPath }>(
    '/:kind/:slug/:file',
    { schema: { hide: true }, logLevel: 'warn' },
    async ({ params, headers }, reply) => {
      const { kind, slug, file } = params;
      const named = readArtFile(file);
      if (!named || !(kind === 'photo' || isArtKind(kind)) || !/^[a-z0-9-]{1,160}$/.test(slug)) throw notFound();
      const wanted = inBestFormat(named, headers.accept);
      const name = keptName(kind, slug, wanted);
      const kept = await store.read(name);
      if (kept) return send(reply, wanted, kept);
      const found = await findPicture(context, kind, slug, wanted);
      if (!found) throw notFound();
      if ('movedTo' in found) return reply.header('cache-control', 'no-store').redirect(found.movedTo, 302);
      const bytes = await store.make(name, found.render);
      return send(reply, wanted, bytes);
    },
  );
}
