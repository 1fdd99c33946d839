import { startRegistration } from '@simplewebauthn/browser';
import type { NewPasskey, Security, SecurityChanged } from '@tabi/shared/contracts/second-factor';
import { callKey, useApi, useSignedInCall, useSWRConfig } from '@tabi/shared/data';

const security = 'GET /api/user/security';

/** How the account is opened besides its password. */
export const useSecurity = () => useApi(security, {}, { background: true, live: true });

type Shown = { password?: string };

/** What changes it; each rejects with what the server refused, and the page shows what it answers otherwise. */
export function useSecurityChanges() {
  const call = useSignedInCall();
  const { mutate } = useSWRConfig();
  const keep = async <T extends Security | SecurityChanged>(asked: Promise<{ results: T }>): Promise<T> => {
    const { results } = await asked;
    // Recovery codes are shown once, and kept nowhere.
    const { second_factor, authenticator_since, passkeys, recovery_codes_left } = results;
    const now: Security = { second_factor, authenticator_since, passkeys, recovery_codes_left };
    await mutate(callKey(security, {}), { results: now }, { revalidate: false });
    return results;
  };
  const addPasskey = async ({ name, ...shown }: Shown & { name: string }) => {
    const { results } = await call('POST /api/user/passkeys/options', { body: shown });
    const passkey = (await startRegistration({ optionsJSON: results as never })) as NewPasskey;
    return keep(call('POST /api/user/passkeys', { body: { name, passkey } }));
  };
  return {
    addPasskey,
    renamePasskey: (id: string, name: string) =>
      keep(call('PATCH /api/user/passkeys/{id}', { params: { id }, body: { name } })),
    removePasskey: (id: string, shown: Shown) =>
      keep(call('DELETE /api/user/passkeys/{id}', { params: { id }, body: shown })),
    askForSecondFactor: (on: boolean, shown: Shown) =>
      keep(call('PUT /api/user/second-factor', { body: { on, ...shown } })),
    beginAuthenticator: async (shown: Shown) => (await call('POST /api/user/authenticator', { body: shown })).results,
    confirmAuthenticator: (code: string) => keep(call('PUT /api/user/authenticator', { body: { code } })),
    removeAuthenticator: (shown: Shown) => keep(call('DELETE /api/user/authenticator', { body: shown })),
    renewCodes: (shown: Shown) => keep(call('POST /api/user/recovery-codes', { body: shown })),
  };
}
