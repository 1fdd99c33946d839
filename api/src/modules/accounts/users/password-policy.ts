import { invalid } from '../../../http/http-error.ts';
import { weaknessOf } from './domain/weak-password.ts';

/** @throws HttpError 422 for a password that others would try first */
export function requireOwnPassword(password: string, person: { email: string; name: string }): void {
  const weakness = weaknessOf(password, person);
  if (weakness) throw invalid('password', weakness);
}
