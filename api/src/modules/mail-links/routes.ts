import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { confirmEmail, findEmailChange } from '../user/service.ts';
import { renderLinkPage, type LinkPage } from './presenter.ts';

const tooOld: LinkPage = {
  title: 'This link does not work any more',
  text: 'It has been used, or is too old. Ask for a new one where you asked for this one.',
};

const show = (reply: FastifyReply, page: LinkPage, status = 200) =>
  reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    })
    .type('text/html; charset=utf-8')
    .send(renderLinkPage(page));

interface Link {
  Params: { token: string };
}

/** `/mail/…/:token`, what links in mails lead to. The token is all the proof there is: no session, no cookie is needed. */
export function mailLinkRoutes(app: FastifyInstance, context: ApiContext): void {
  const quiet = { schema: { hide: true }, logLevel: 'silent' } as const;
  // The form and one-click programs send fields; the token says everything.
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null, undefined);
  });

  app.get<Link>('/email/:token', quiet, async ({ params }, reply) => {
    const change = await findEmailChange(context, params.token);
    if (!change) return show(reply, tooOld, 404);
    return show(reply, {
      title: 'Use this address?',
      text: `From now on you sign in with ${change.email}, and we write to you there.`,
      press: 'Use this address',
    });
  });

  app.post<Link>('/email/:token', quiet, async ({ params }, reply) => {
    const outcome = await confirmEmail(context, params.token);
    if (outcome.done) return show(reply, { title: 'Done', text: `Your account uses ${outcome.email} from now on.` });
    if (outcome.why === 'too-old') return show(reply, tooOld, 404);
    return show(reply, { title: 'This address is taken', text: 'It has an account of its own by now.' }, 409);
  });
}
