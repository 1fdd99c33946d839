import type { OAuthError } from '@tabi/shared/contracts/oauth';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { notFound } from '../../../http/http-error.ts';
import { providerClient } from './provider-service.ts';
import { callbackUrl, createEntry, recognise } from './service.ts';
import { ticketsOf } from './ticket-service.ts';

interface Callback {
  Params: { provider: string };
}

const quiet = { schema: { hide: true }, logLevel: 'silent' } as const;

/** Apple's form tells the name once, as JSON. */
function nameInForm(user: string | null): string | null {
  try {
    const { name } = JSON.parse(user ?? '') as { name?: { firstName?: string; lastName?: string } };
    return [name?.firstName, name?.lastName].filter(Boolean).join(' ').slice(0, 80) || null;
  } catch {
    return null;
  }
}

type Query = { token: string } | { link: string } | { error: OAuthError };

/** To the front page, which signs in with the token, or goes on without; or to the profile that one came from. */
const back = (reply: FastifyReply, query: Query, path = '/') =>
  reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(`${path}?${new URLSearchParams(query)}`, 303);

/** `/oauth/:provider/callback`, where providers send people back to. */
export function oauthCallbackRoutes(app: FastifyInstance, context: ApiContext): void {
  const { providers, now, address, log } = context;
  const clients = new Map(providers.map((provider) => [provider.name, providerClient(provider, now)]));
  const tickets = ticketsOf(context);

  const formType = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: 16_384 }, (_request, body, done) =>
    done(null, body),
  );

  // A form from another site comes without our cookies; the page that it leads to is asked for with them.
  app.post<Callback>('/:provider/callback', quiet, async (request, reply) => {
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    const query = new URLSearchParams();
    for (const name of ['code', 'state', 'error', 'iss']) {
      const value = form.get(name);
      if (value) query.set(name, value);
    }
    const name = nameInForm(form.get('user'));
    if (name) query.set('shown_name', name);
    return reply.redirect(`/oauth/${encodeURIComponent(request.params.provider)}/callback?${query}`, 303);
  });

  const finish = async (request: FastifyRequest<Callback>, reply: FastifyReply) => {
    const { provider } = request.params;
    const client = clients.get(provider);
    if (!client) throw notFound();
    const attempt = tickets.attempt.read(request);
    const returned = new URL(callbackUrl(address, provider));
    returned.search = new URL(request.url, address).search;
    const shownName = returned.searchParams.get('shown_name');
    returned.searchParams.delete('shown_name');
    const from = attempt?.linkingTo ? '/profile/' : '/';
    if (returned.searchParams.get('error') === 'access_denied') return back(reply, { error: 'refused' }, from);
    if (!attempt || attempt.provider !== provider || attempt.state !== returned.searchParams.get('state'))
      return back(reply, { error: 'expired' }, from);
    const identity = await client.finish(returned, attempt, shownName);
    if (attempt.linkingTo) {
      tickets.attempt.takeAway(request, reply);
      tickets.shown.give(request, reply, { provider, subject: identity.subject, userId: attempt.linkingTo });
      return back(reply, { link: provider }, from);
    }
    const found = await recognise(context, identity);
    if (found.known) return back(reply, { token: await createEntry(context, found.userId, attempt.browser) });
    if (found.error === 'account-exists' && found.link) tickets.link.give(request, reply, found.link);
    return back(reply, { error: found.error });
  };

  app.get<Callback>('/:provider/callback', quiet, async (request, reply) => {
    try {
      return await finish(request, reply);
    } catch (error) {
      if (!clients.has(request.params.provider)) throw error;
      log.warn({ err: error, provider: request.params.provider }, 'Signing in with a provider failed.');
      const linkingTo = tickets.attempt.read(request)?.linkingTo;
      return back(reply, { error: 'failed' }, linkingTo ? '/profile/' : '/');
    }
  });
}
