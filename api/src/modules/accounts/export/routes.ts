import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { utcDay } from '@tabi/shared/format';
import type { ApiContext } from '../../../ports/context.ts';
import { audit } from '../../../http/audit.ts';
import { requireUser } from '../../../http/require-user.ts';
import { filesOf } from './service.ts';

/** `GET /api/user/export/tabi.zip`: a file, so no call of the contract. */
export function dataExportRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get(
    '/user/export/tabi.zip',
    { config: { cache: 'private' }, schema: { hide: true }, preHandler: app.limited('export') },
    async (request, reply) => {
      const user = await requireUser(request);
      audit(request.log, 'data-exported', { account: user.id });
      const now = context.now();
      const { zipOf } = await import('./domain/zip.ts');
      return reply
        .header('content-disposition', `attachment; filename="tabi-${utcDay(now)}.zip"`)
        .type('application/zip')
        .send(Readable.from(zipOf(filesOf(context, user), now)));
    },
  );
}
