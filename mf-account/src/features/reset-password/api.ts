import { useApiClient } from '@tabi/shared/data';

/** Sets a new password with the token of a mailed link. */
export function usePasswordReset() {
  const api = useApiClient();
  return ({ email, token, password }: { email: string; token: string; password: string }) =>
    api.call(
      'POST /api/password/reset',
      { body: { email, token, password, password_confirmation: password } },
      { background: true },
    );
}
