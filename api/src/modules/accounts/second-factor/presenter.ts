import type { Security } from '@tabi/shared/contracts/second-factor';
import type { PasskeyRow } from '../passkeys/repository.ts';
import type { SecondFactorRow } from './repository.ts';

export const presentSecurity = (factor: SecondFactorRow | null, keys: PasskeyRow[]): Security => ({
  second_factor: factor?.required ?? false,
  authenticator_since: factor?.totp_since?.toISOString() ?? null,
  passkeys: keys.map(({ id, name, added_at, used_at }) => ({
    id,
    name,
    added_at: added_at.toISOString(),
    used_at: used_at?.toISOString() ?? null,
  })),
  recovery_codes_left: factor?.codes_left ?? 0,
});
