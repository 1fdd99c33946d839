import type { FastifyInstance } from 'fastify';
import { refuse, type OperatorAccess } from './operators.ts';
import { statusPage } from './status-page.ts';
import type { Status } from './status.ts';

/** `/_mf/status`: for operators alone, a page for people and JSON for programs. */
export function serveStatus(app: FastifyInstance, access: OperatorAccess, status: () => Status): void {
  app.get('/_mf/status', async (request, reply) => {
    const refused = refuse(request, reply, access);
    if (refused) return refused;
    void reply.header('vary', 'accept');
    if (!/text\/html/.test(request.headers.accept ?? '')) return reply.send(status());
    return reply.type('text/html; charset=utf-8').send(statusPage(status()));
  });
}
