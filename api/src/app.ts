import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { ApiContext } from './context.ts';
import { docsRoutes } from './docs/routes.ts';
import { fileRoutes } from './files/file-routes.ts';
import { artRoutes } from './modules/art/routes.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { blogRoutes } from './modules/blog/routes.ts';
import { cityRoutes } from './modules/cities/routes.ts';
import { creditRoutes } from './modules/credits/routes.ts';
import { contactRoutes } from './modules/contact/routes.ts';
import { currencyRoutes } from './modules/currencies/routes.ts';
import { featureRoutes } from './modules/features/routes.ts';
import { filterRoutes } from './modules/filters/routes.ts';
import { hotelRoutes } from './modules/hotels/routes.ts';
import { locationRoutes } from './modules/locations/routes.ts';
import { mailLinkRoutes } from './modules/mail-links/routes.ts';
import { mapRoutes } from './modules/map/routes.ts';
import { oauthCallbackRoutes } from './modules/oauth/callback-routes.ts';
import { oauthRoutes } from './modules/oauth/routes.ts';
import { pageRoutes } from './modules/pages/routes.ts';
import { passwordRoutes } from './modules/password/routes.ts';
import { poiRoutes } from './modules/pois/routes.ts';
import { productRoutes } from './modules/products/routes.ts';
import { searchRoutes } from './modules/search/routes.ts';
import { reviewRoutes } from './modules/reviews/routes.ts';
import { sessionRoutes } from './modules/session/routes.ts';
import { sitemapRoutes } from './modules/sitemap/routes.ts';
import { siteRoutes } from './modules/site/routes.ts';
import { subscriptionRoutes } from './modules/subscriptions/routes.ts';
import { tagRoutes } from './modules/tags/routes.ts';
import { trackingRoutes } from './modules/tracking/routes.ts';
import { tripChangeRoutes } from './modules/trip-changes/routes.ts';
import { tripEventRoutes } from './modules/trip-events/routes.ts';
import { tripPlanRoutes } from './modules/trip-plans/routes.ts';
import { tripSharingRoutes } from './modules/trip-sharing/routes.ts';
import { todoRoutes } from './modules/trip-todos/routes.ts';
import { tripRoutes } from './modules/trips/routes.ts';
import { userRoutes } from './modules/user/routes.ts';
import { whereaboutsRoutes } from './modules/whereabouts/routes.ts';
import { wishlistRoutes } from './modules/wishlists/routes.ts';
import { cachingPlugin } from './plugins/caching.ts';
import { compressionPlugin } from './plugins/compression.ts';
import { cookiePlugin } from './plugins/cookies.ts';
import { errorEnvelope } from './plugins/error-envelope.ts';
import { healthRoutes } from './plugins/health.ts';
import { lenientJson } from './plugins/lenient-json.ts';
import { openapiPlugin } from './plugins/openapi.ts';
import { rateLimitPlugin } from './plugins/rate-limit.ts';
import { sessionPlugin } from './plugins/session.ts';
import { visitorPlugin } from './plugins/visitor.ts';
import { xsrfPlugin } from './plugins/xsrf.ts';

const modules = [
  authRoutes,
  userRoutes,
  passwordRoutes,
  oauthRoutes,
  wishlistRoutes,
  reviewRoutes,
  contactRoutes,
  trackingRoutes,
  whereaboutsRoutes,
  pageRoutes,
  featureRoutes,
  currencyRoutes,
  creditRoutes,
  searchRoutes,
  siteRoutes,
  sessionRoutes,
  locationRoutes,
  poiRoutes,
  hotelRoutes,
  productRoutes,
  filterRoutes,
  tagRoutes,
  cityRoutes,
  tripRoutes,
  tripChangeRoutes,
  tripEventRoutes,
  tripPlanRoutes,
  tripSharingRoutes,
  todoRoutes,
  blogRoutes,
  subscriptionRoutes,
];

/** What is no call: files, and pages that people are sent to from elsewhere. */
const besides = {
  '/art': artRoutes,
  '/files': fileRoutes,
  '/mail': mailLinkRoutes,
  '/map': mapRoutes,
  '/oauth': oauthCallbackRoutes,
};

async function registerPlugins(app: FastifyInstance, context: ApiContext): Promise<void> {
  const { pool, now, secret } = context;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(errorEnvelope);
  await app.register(lenientJson);
  await app.register(multipart);
  await app.register(openapiPlugin);
  await app.register(rateLimitPlugin, { pool, now, scale: context.rateLimitScale });
  await app.register(cookiePlugin);
  await app.register(visitorPlugin, { secret });
  await app.register(sessionPlugin, { pool, now });
  await app.register(xsrfPlugin, { secret });
  // Their order is the order of their work: the ETag is of the plain text.
  await app.register(cachingPlugin);
  await app.register(compressionPlugin);
}

/** `/api/*`, what stands besides it, `/healthz` and `/readyz`, for a Fastify instance that somebody else listens with. */
export const buildApi =
  (context: ApiContext): FastifyPluginAsync =>
  async (site) => {
    site.addHook('onRequest', async (_request, reply) => void reply.header('x-content-type-options', 'nosniff'));
    await site.register(
      async (app) => {
        await registerPlugins(app, context);
        for (const routes of modules) routes(app, context);
        docsRoutes(app);
      },
      { prefix: '/api' },
    );
    for (const [prefix, routes] of Object.entries(besides)) {
      await site.register(
        async (app) => {
          await app.register(errorEnvelope);
          routes(app, context);
        },
        { prefix },
      );
    }
    sitemapRoutes(site, context);
    healthRoutes(site, context.pool);
  };
