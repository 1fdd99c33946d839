import type { FastifyRequest } from 'fastify';
import { signInFirst } from './http-error.ts';
import type { SignedIn } from './viewer.ts';

/** @throws HttpError 401 when nobody is signed in */
export async function demandUser(request: FastifyRequest): Promise<SignedIn> {
  const { user } = await request.viewer();
  if (!user) throw signInFirst();
  return user;
}
