import fp from 'fastify-plugin';

/** JSON as Fastify reads it (no `__proto__`), but an empty body is no body: a POST may carry the header and nothing else. */
export const lenientJson = fp(async (app) => {
  const strict = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else strict(request, String(body), done);
  });
});
