import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../ports/context.ts';
import { defineRoute } from '../../http/define-route.ts';
import { requireUser } from '../../http/require-user.ts';
import { deleteWishlist, restoreWishlist } from './deletion-service.ts';
import { endLink, openShared, shareWishlist, shownLink } from './link-service.ts';
import { presentShared, presentWishlist, presentWishlistDetails } from './presenter.ts';
import { wishlists } from './repository.ts';
import { beginWishlist, chooseCover, noteThing, renameWishlist, syncThing, wishlistOf } from './service.ts';

const ours = { cache: 'private' } as const;

/** The link of a list, and the list as those who have it see it. */
function linkRoutes(app: FastifyInstance, context: ApiContext): void {
  const { pool } = context;

  defineRoute(app, 'POST /api/user/wishlists/{id}/link', ours, async ({ params, request }) => {
    const user = await requireUser(request);
    return { results: { link: await shareWishlist(context, user.id, params.id) } };
  });

  defineRoute(app, 'DELETE /api/user/wishlists/{id}/link', ours, async ({ params, request }) => {
    const user = await requireUser(request);
    await endLink(context, user.id, params.id);
    return { message: 'The link has ended.' };
  });

  defineRoute(app, 'GET /api/wishlists/shared', ours, async ({ query }) => {
    const row = await openShared(context, query.token);
    const [pois, locations] = await Promise.all([wishlists.poisIn(pool, row.id), wishlists.locationsIn(pool, row.id)]);
    return { results: presentShared(row, pois, locations) };
  });
}

/** A list goes, and comes back. */
function deletionRoutes(app: FastifyInstance, context: ApiContext): void {
  defineRoute(app, 'DELETE /api/user/wishlists/{id}', ours, async ({ params, request }) => {
    const user = await requireUser(request);
    await deleteWishlist(context, user.id, params.id);
    return { message: 'The list is deleted.' };
  });

  defineRoute(app, 'POST /api/user/wishlists/{id}/restore', ours, async ({ params, request }) => {
    const user = await requireUser(request);
    return { results: presentWishlist(await restoreWishlist(context, user.id, params.id)) };
  });
}

export function wishlistRoutes(app: FastifyInstance, context: ApiContext): void {
  const { pool } = context;
  linkRoutes(app, context);
  deletionRoutes(app, context);

  defineRoute(app, 'GET /api/user/wishlists', ours, async ({ request }) => {
    const { id } = await requireUser(request);
    return { results: (await wishlists.list(pool, id)).map(presentWishlist) };
  });

  defineRoute(app, 'GET /api/user/wishlists/{id}', ours, async ({ params, request }) => {
    const user = await requireUser(request);
    const row = await wishlistOf(context, user.id, params.id);
    const [pois, locations, link] = await Promise.all([
      wishlists.poisIn(pool, row.id),
      wishlists.locationsIn(pool, row.id),
      shownLink(context, user.id, row.id),
    ]);
    return { results: presentWishlistDetails(row, pois, locations, link) };
  });

  defineRoute(app, 'POST /api/user/wishlists', ours, async ({ body, request }) => {
    const { id } = await requireUser(request);
    return { results: presentWishlist(await beginWishlist(context, id, body.title)) };
  });

  defineRoute(app, 'PATCH /api/user/wishlists/{id}', ours, async ({ params, body, request }) => {
    const user = await requireUser(request);
    return { results: presentWishlist(await renameWishlist(context, user.id, params.id, body.title)) };
  });

  defineRoute(app, 'PUT /api/user/wishlists/{id}/note', ours, async ({ params, body, request }) => {
    const user = await requireUser(request);
    return { results: await noteThing(context, user.id, params.id, body) };
  });

  defineRoute(app, 'PUT /api/user/wishlists/{id}/cover', ours, async ({ params, body, request }) => {
    const user = await requireUser(request);
    return { results: presentWishlist(await chooseCover(context, user.id, params.id, body.cover)) };
  });

  defineRoute(app, 'POST /api/user/wishlists/syncPOI', ours, async ({ body, request }) => {
    const { id } = await requireUser(request);
    return { results: (await syncThing(context, id, 'place', body)).map(presentWishlist) };
  });

  defineRoute(app, 'POST /api/user/wishlists/syncLocation', ours, async ({ body, request }) => {
    const { id } = await requireUser(request);
    return { results: (await syncThing(context, id, 'destination', body)).map(presentWishlist) };
  });
}
