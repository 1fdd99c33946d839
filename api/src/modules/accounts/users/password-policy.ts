import { invalid } from '../../../http/http-error.ts';

/** @throws HttpError 422 for a password that others would try first */
export async function requireOwnPassword(password: string, person: { email: string; name: string }): Promise<void> {
  // With its fifty thousand passwords: loaded with the first that is chosen.
  const { weaknessOf } = await import('./domain/weak-password.ts');
  const weakness = weaknessOf(password, person);
  if (weakness) throw invalid('password', weakness);
}
