import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type OperatorAccess = {
  /** Who has it may look; with it set nobody else may. */
  token: string | undefined;
  /** Whether people reach the site under an address of its own: then a connection from this machine may be a proxy's. */
  isPublic: boolean;
};

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Pure: what a program (`Bearer`) or a browser's own question (`Basic`, as the password) brings. */
function tokenIn(authorization: string): string | null {
  const [scheme = ''] = authorization.split(' ');
  const value = authorization.slice(scheme.length + 1);
  if (/^bearer$/i.test(scheme)) return value;
  if (!/^basic$/i.test(scheme)) return null;
  const [, ...password] = Buffer.from(value, 'base64').toString('utf8').split(':');
  return password.join(':');
}

const passedOn = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Pure but for the socket: asked for on this very machine, under a name of it, and not passed on by anybody. */
function isFromHere({ headers, socket, hostname }: Pick<FastifyRequest, 'headers' | 'socket' | 'hostname'>): boolean {
  const isLoopback = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  const isLocalName = /^(localhost|127\.0\.0\.1|\[?::1\]?)$/.test(hostname);
  return isLoopback && isLocalName && passedOn.every((name) => headers[name] === undefined);
}

/**
 * Lets operators in and nobody else: by the token of the settings, and where none is set from this machine alone.
 * @returns null, or the answer that was sent instead
 */
export function refuse(request: FastifyRequest, reply: FastifyReply, access: OperatorAccess): FastifyReply | null {
  void reply.header('cache-control', 'no-store');
  if (access.token === undefined) {
    if (!access.isPublic && isFromHere(request)) return null;
    return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.');
  }
  const given = tokenIn(request.headers.authorization ?? '');
  if (given !== null && timingSafeEqual(digest(given), digest(access.token))) return null;
  return reply
    .code(401)
    .header('www-authenticate', 'Basic realm="Tabi for operators", charset="UTF-8"')
    .type('text/plain; charset=utf-8')
    .send('This is for operators: bring the OPERATOR_TOKEN of the settings as Bearer, or as the password.');
}
