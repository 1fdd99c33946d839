import { poi } from '@tabi/shared/contracts/places';
import { trip, tripDestination, tripEvent } from '@tabi/shared/contracts/trips';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { ApiContext } from '../ports/context.ts';
import { docsRoutes } from '../http/docs/routes.ts';
import { fileRoutes } from '../modules/site/files/routes.ts';
import { artRoutes } from '../modules/posters/routes.ts';
import { authRoutes, csrfCookieRoute } from '../modules/accounts/sign-in/routes.ts';
import { feedRoutes } from '../modules/blog/feeds/routes.ts';
import { blogRoutes } from '../modules/blog/routes.ts';
import { cityRoutes } from '../modules/catalogue/cities/routes.ts';
import { correctionRoutes } from '../modules/catalogue/corrections/routes.ts';
import { creditRoutes } from '../modules/catalogue/credits/routes.ts';
import { guideRoutes } from '../modules/catalogue/guides/routes.ts';
import { contactRoutes } from '../modules/site/contact/routes.ts';
import { currencyRoutes } from '../modules/catalogue/currencies/routes.ts';
import { featureRoutes } from '../modules/site/features/routes.ts';
import { filterRoutes } from '../modules/catalogue/filters/routes.ts';
import { hotelRoutes } from '../modules/catalogue/hotels/routes.ts';
import { locationRoutes } from '../modules/catalogue/destinations/routes.ts';
import { mailLinkRoutes } from '../modules/site/mail-links/routes.ts';
import { mapRoutes } from '../modules/catalogue/map/routes.ts';
import { oauthCallbackRoutes } from '../modules/accounts/oauth/callback-routes.ts';
import { identityRoutes } from '../modules/accounts/oauth/identity-routes.ts';
import { oauthRoutes } from '../modules/accounts/oauth/routes.ts';
import { pageRoutes } from '../modules/site/pages/routes.ts';
import { passkeyRoutes } from '../modules/accounts/second-factor/passkey-routes.ts';
import { secondFactorEntryRoutes } from '../modules/accounts/sign-in/second-factor-routes.ts';
import { securityRoutes } from '../modules/accounts/second-factor/routes.ts';
import { passwordRoutes } from '../modules/accounts/password/routes.ts';
import { poiRoutes } from '../modules/catalogue/places/routes.ts';
import { journeyRoutes } from '../modules/catalogue/journeys/routes.ts';
import { productRoutes } from '../modules/catalogue/tours/routes.ts';
import { searchRoutes } from '../modules/search/routes.ts';
import { reviewRoutes } from '../modules/reviews/routes.ts';
import { sessionRoutes } from '../modules/site/visits/routes.ts';
import { streetRoutes } from '../modules/catalogue/streets/routes.ts';
import { sitemapRoutes } from '../modules/site/sitemap/routes.ts';
import { siteRoutes } from '../modules/site/front/routes.ts';
import { subscriptionRoutes } from '../modules/site/subscriptions/routes.ts';
import { tagRoutes } from '../modules/catalogue/tags/routes.ts';
import { trackingRoutes } from '../modules/site/tracking/routes.ts';
import { tripChangeRoutes } from '../modules/trips/changes/routes.ts';
import { tripEventRoutes } from '../modules/trips/events/routes.ts';
import { calendarFeedRoutes } from '../modules/trips/exports/feed-routes.ts';
import { tripExportRoutes } from '../modules/trips/exports/routes.ts';
import { tripDayRoutes } from '../modules/trips/plans/day-routes.ts';
import { tripPlanRoutes } from '../modules/trips/plans/routes.ts';
import { tripSharingRoutes } from '../modules/trips/sharing/routes.ts';
import { tripCostRoutes } from '../modules/trips/costs/routes.ts';
import { todoRoutes } from '../modules/trips/todos/routes.ts';
import { dataExportRoutes } from '../modules/accounts/export/routes.ts';
import { ownSessionRoutes } from '../modules/accounts/sessions/routes.ts';
import { sessionsOf } from '../modules/accounts/users/session-repository.ts';
import { tripRoutes } from '../modules/trips/lifecycle/routes.ts';
import { journeyTripRoutes } from '../modules/trips/lifecycle/journey-trip-routes.ts';
import { placeImportRoutes } from '../modules/trips/imports/routes.ts';
import { tripImportRoutes } from '../modules/trips/lifecycle/import-routes.ts';
import { tourTripRoutes } from '../modules/trips/lifecycle/tour-trip-routes.ts';
import { userRoutes } from '../modules/accounts/profile/routes.ts';
import { whereaboutsRoutes } from '../modules/site/geolocation/routes.ts';
import { wishlistRoutes } from '../modules/wishlists/routes.ts';
import { cachingPlugin } from '../http/caching.ts';
import { compressionPlugin } from '../http/compression.ts';
import { cookiePlugin } from '../http/cookies.ts';
import { errorEnvelope } from '../http/error-envelope.ts';
import { healthRoutes } from '../http/health.ts';
import { keptAnswers } from '../http/kept-answers.ts';
import { keptForOne } from '../http/kept-for-one.ts';
import { lenientJson } from '../http/lenient-json.ts';
import { openapiPlugin } from '../http/openapi.ts';
import { rateLimitPlugin } from '../http/rate-limit.ts';
import { sessionPlugin } from '../http/session.ts';
import { visitorPlugin } from '../http/visitor.ts';
import { writtenOnce } from '../http/written-once.ts';
import { xsrfPlugin } from '../http/xsrf.ts';

const modules = [
  authRoutes,
  userRoutes,
  ownSessionRoutes,
  dataExportRoutes,
  passwordRoutes,
  secondFactorEntryRoutes,
  securityRoutes,
  passkeyRoutes,
  oauthRoutes,
  identityRoutes,
  wishlistRoutes,
  reviewRoutes,
  contactRoutes,
  trackingRoutes,
  whereaboutsRoutes,
  pageRoutes,
  featureRoutes,
  currencyRoutes,
  correctionRoutes,
  creditRoutes,
  guideRoutes,
  journeyRoutes,
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
  tripPlanRoutes,
  tripDayRoutes,
  tripRoutes,
  tripImportRoutes,
  placeImportRoutes,
  tourTripRoutes,
  journeyTripRoutes,
  tripChangeRoutes,
  tripEventRoutes,
  tripSharingRoutes,
  tripCostRoutes,
  tripExportRoutes,
  todoRoutes,
  blogRoutes,
  subscriptionRoutes,
];

/** What is no call: files, and pages that people are sent to from elsewhere. */
const besides = {
  '/art': artRoutes,
  '/calendar': calendarFeedRoutes,
  '/files': fileRoutes,
  '/mail': mailLinkRoutes,
  '/map': mapRoutes,
  '/oauth': oauthCallbackRoutes,
  '/streets': streetRoutes,
};

/** Who somebody is: what a call knows of its browser. */
async function registerIdentity(app: FastifyInstance, { pool, now, secret }: ApiContext): Promise<void> {
  await app.register(cookiePlugin);
  await app.register(visitorPlugin, { secret });
  await app.register(sessionPlugin, { sessions: sessionsOf(pool, now) });
  await app.register(xsrfPlugin, { secret });
}

async function registerPlugins(app: FastifyInstance, context: ApiContext): Promise<void> {
  const { pool, now } = context;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(writtenOnce([poi, tripEvent, tripDestination, trip.shape.side_pois.element]));
  await app.register(errorEnvelope);
  await app.register(lenientJson);
  await app.register(openapiPlugin);
  await app.register(rateLimitPlugin, { pool, now, scale: context.rateLimitScale });
  // Their order is the order of their work: the ETag is of the plain text.
  await app.register(cachingPlugin);
  await app.register(compressionPlugin);
}

/** `/api/*`, what stands besides it, `/healthz` and `/readyz`, for a Fastify instance that somebody else listens with. */
export const buildApi =
  (context: ApiContext): FastifyPluginAsync =>
  async (site) => {
    site.decorate('secureCookies', context.address.startsWith('https:'));
    // On their way out: answers that are kept have it already.
    site.addHook('onSend', (_request, reply, payload, done) => {
      reply.header('x-content-type-options', 'nosniff');
      done(null, payload);
    });
    await site.register(
      async (app) => {
        // Before all else, so that nothing else is done for what is at hand.
        const rules = { edition: context.mirror.edition, now: context.now, feed: context.feed };
        const kept = [keptAnswers(rules), keptForOne(rules)];
        for (const { serve } of kept) await app.register(serve);
        await registerIdentity(app, context);
        await registerPlugins(app, context);
        for (const { keep } of kept) await app.register(keep);
        for (const routes of modules) routes(app, context);
        docsRoutes(app);
      },
      { prefix: '/api' },
    );
    await site.register(async (app) => {
      await registerIdentity(app, context);
      csrfCookieRoute(app);
    });
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
    feedRoutes(site, context);
    healthRoutes(site, context.pool);
  };
