import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { listWords } from '../subscriptions/domain/list-words.ts';
import { confirmSubscription, leaveList, subscriptionOf } from '../subscriptions/service.ts';
import { confirmEmail, findEmailChange } from '../../accounts/profile/email-service.ts';
import { mailReset } from '../../accounts/password/service.ts';
import { findEmailUndo, undoEmail } from '../../accounts/profile/undo-service.ts';
import { audit } from '../../../http/audit.ts';
import { renderLinkPage, type LinkPage } from './presenter.ts';

const tooOld: LinkPage = {
  title: 'This link does not work any more',
  text: 'It has been used, or is too old. Ask for a new one where you asked for this one.',
};

const hasLeft: LinkPage = { title: 'You are off the list', text: 'We do not write to you about this any more.' };

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

const quiet = { schema: { hide: true }, logLevel: 'silent' } as const;

function emailLinks(app: FastifyInstance, context: ApiContext): void {
  app.get<Link>('/email/:token', quiet, async ({ params }, reply) => {
    const change = await findEmailChange(context, params.token);
    if (!change) return show(reply, tooOld, 404);
    return show(reply, {
      title: 'Is this your address?',
      text: `You sign in with ${change.email} then, and we write to you there.`,
      press: 'This is my address',
    });
  });

  app.post<Link>('/email/:token', quiet, async ({ params }, reply) => {
    const outcome = await confirmEmail(context, params.token);
    if (outcome.done) {
      audit(context.log, 'email-confirmed', { account: outcome.account });
      return show(reply, { title: 'Done', text: `${outcome.email} is the address of your account.` });
    }
    if (outcome.why === 'too-old') return show(reply, tooOld, 404);
    return show(reply, { title: 'This address is taken', text: 'It has an account of its own by now.' }, 409);
  });
}

function undoLinks(app: FastifyInstance, context: ApiContext): void {
  app.get<Link>('/undo/:token', quiet, async ({ params }, reply) => {
    const undo = await findEmailUndo(context, params.token);
    if (!undo) return show(reply, tooOld, 404);
    return show(reply, {
      title: 'Keep your address?',
      text: `Your account stays with ${undo.email}, or gets it back. Every browser is signed out, and you set a new password by mail.`,
      press: 'That was not me',
    });
  });

  app.post<Link>('/undo/:token', quiet, async ({ params }, reply) => {
    const outcome = await undoEmail(context, params.token);
    if (outcome.done) {
      audit(context.log, 'email-change-undone', { account: outcome.account });
      await mailReset(context, outcome.email);
      const text = `${outcome.email} is the address of your account. A link that sets a new password is on its way to it.`;
      return show(reply, { title: 'Your account is yours', text });
    }
    if (outcome.why === 'too-old') return show(reply, tooOld, 404);
    return show(
      reply,
      { title: 'This address is taken', text: 'It has an account of its own by now. Write to us.' },
      409,
    );
  });
}

function listLinks(app: FastifyInstance, context: ApiContext): void {
  app.get<Link>('/confirm/:token', quiet, async ({ params }, reply) => {
    const row = await subscriptionOf(context, 'confirm', params.token);
    if (!row) return show(reply, tooOld, 404);
    const text = `You asked for ${listWords[row.type]}, at ${row.email}.`;
    return show(reply, { title: 'One press, and you are on the list', text, press: 'Put me on the list' });
  });

  app.post<Link>('/confirm/:token', quiet, async ({ params }, reply) => {
    const row = await confirmSubscription(context, params.token);
    if (!row) return show(reply, tooOld, 404);
    return show(reply, { title: 'You are on the list', text: `We send ${listWords[row.type]} to ${row.email}.` });
  });

  app.get<Link>('/leave/:token', quiet, async ({ params }, reply) => {
    const row = await subscriptionOf(context, 'leave', params.token);
    if (!row) return show(reply, hasLeft);
    const text = `We send ${listWords[row.type]} to ${row.email}.`;
    return show(reply, { title: 'Leave the list?', text, press: 'Leave the list' });
  });

  // What mail programs send by themselves too (RFC 8058).
  app.post<Link>('/leave/:token', quiet, async ({ params }, reply) =>
    (await leaveList(context, params.token)) ? show(reply, hasLeft) : show(reply, tooOld, 404),
  );
}

/** `/mail/…/:token`, what links in mails lead to. The token is all the proof there is: no session, no cookie is needed. */
export function mailLinkRoutes(app: FastifyInstance, context: ApiContext): void {
  // The form and one-click programs send fields; the token says everything.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null, undefined);
  });
  emailLinks(app, context);
  undoLinks(app, context);
  listLinks(app, context);
}
