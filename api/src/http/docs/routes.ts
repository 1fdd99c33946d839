import type { FastifyInstance } from 'fastify';
import { renderPage } from './page/render-page.ts';
import { styles } from './page/styles.ts';

const hidden = { schema: { hide: true }, config: { cache: 'public' } } as const;

/** There is no script, and no style but the page's own file. */
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The document of the API: for programs, and as a page for people. */
export function docsRoutes(app: FastifyInstance): void {
  let json: string | undefined;
  let page: string | undefined;

  app.get('/openapi.json', hidden, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((json ??= JSON.stringify(app.apiDocument()))),
  );
  app.get('/docs', hidden, async (_request, reply) =>
    reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send((page ??= renderPage(app.apiDocument()))),
  );
  app.get('/docs.css', hidden, async (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
}
