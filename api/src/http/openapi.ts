import swagger from '@fastify/swagger';
import type { CallKey } from '@tabi/shared/contracts';
import fp from 'fastify-plugin';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { ApiDocument } from './docs/document-types.ts';
import { finishDocument } from './docs/document.ts';
import { schemaRegistry } from './docs/named-schemas.ts';
import type { CallRules } from './docs/operation.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The OpenAPI document of all calls; once the app is ready. */
    apiDocument(): ApiDocument;
  }
}

/** Describes all routes registered after it. */
export const openapiPlugin = fp(async (app) => {
  const rulesOf = new Map<CallKey, CallRules>();
  app.addHook('onRoute', ({ config }) => {
    if (config?.call)
      rulesOf.set(config.call, { changesState: config.changesState ?? false, limited: config.limited ?? false });
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Tabi', version: '1.0.0' },
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
  let document: ApiDocument | undefined;
  app.decorate('apiDocument', () => (document ??= finishDocument(app.swagger() as unknown as ApiDocument, rulesOf)));
});
