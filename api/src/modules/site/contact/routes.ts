import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { inTransaction } from '@tabi/postgres';
import { defineRoute } from '../../../http/define-route.ts';
import { storeMessage } from './repository.ts';

export function contactRoutes(app: FastifyInstance, { pool, mail, mailSettings, now }: ApiContext): void {
  defineRoute(app, 'POST /api/contactMessage', { cache: 'private', limit: 'contact' }, async ({ body }) => {
    await inTransaction(pool, async (db) => {
      await storeMessage(db, body, now());
      await mail.send(db, { to: mailSettings.contactTo, template: 'contact-message', data: body });
    });
    return { message: 'Thank you for writing. A person reads it, and answers by mail.' };
  });
}
