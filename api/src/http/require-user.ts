import type { FastifyRequest } from 'fastify';
import { HttpError, signInFirst } from './http-error.ts';
import type { SignedIn } from './viewer.ts';

/** @throws HttpError 401 when nobody is signed in */
export async function requireUser(request: FastifyRequest): Promise<SignedIn> {
  const { user } = await request.viewer();
  if (!user) throw signInFirst();
  return user;
}

/**
 * Anybody can register with an address; some things are for the one who reads its mail.
 * @throws HttpError 401 when nobody is signed in, 403 when nobody has confirmed the address
 */
export async function requireConfirmed(request: FastifyRequest): Promise<SignedIn> {
  const user = await requireUser(request);
  if (!user.confirmed)
    throw new HttpError('confirm-email-first', 'Confirm your address first: the link is in the mail that we sent you.');
  return user;
}
