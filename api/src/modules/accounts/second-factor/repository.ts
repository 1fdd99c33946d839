import { command, type Db, statement } from '@tabi/postgres';

export interface SecondFactorRow {
  required: boolean;
  /** Sealed; null without an authenticator app. */
  totp_secret: string | null;
  totp_since: Date | null;
  codes_left: number;
}

const find = statement<SecondFactorRow, { userId: string }>(
  'second-factors.find',
  `SELECT required, totp_secret, totp_since,
     (SELECT count(*)::integer FROM recovery_codes WHERE recovery_codes.user_id = second_factors.user_id) AS codes_left
   FROM second_factors WHERE user_id = :userId`,
);
const require = command<{ userId: string; required: boolean }>(
  'second-factors.require',
  `INSERT INTO second_factors (user_id, required) VALUES (:userId, :required)
   ON CONFLICT (user_id) DO UPDATE SET required = excluded.required`,
);
const setAuthenticator = command<{ userId: string; secret: string; now: Date; step: number }>(
  'second-factors.set-authenticator',
  `INSERT INTO second_factors (user_id, required, totp_secret, totp_since, totp_last_step)
   VALUES (:userId, true, :secret, :now, :step)
   ON CONFLICT (user_id) DO UPDATE SET required = true, totp_secret = excluded.totp_secret,
     totp_since = excluded.totp_since, totp_last_step = excluded.totp_last_step`,
);
const removeAuthenticator = command<{ userId: string }>(
  'second-factors.remove-authenticator',
  'UPDATE second_factors SET totp_secret = NULL, totp_since = NULL, totp_last_step = NULL WHERE user_id = :userId',
);
const useStep = command<{ userId: string; step: number }>(
  'second-factors.use-step',
  'UPDATE second_factors SET totp_last_step = :step WHERE user_id = :userId AND totp_last_step < :step',
);
const addCodes = command<{ userId: string; hashes: Buffer[] }>(
  'recovery-codes.add',
  'INSERT INTO recovery_codes (user_id, code_hash) SELECT :userId, unnest(:hashes::bytea[])',
);
const removeCodes = command<{ userId: string }>(
  'recovery-codes.remove-all',
  'DELETE FROM recovery_codes WHERE user_id = :userId',
);
const useCode = command<{ userId: string; hash: Buffer }>(
  'recovery-codes.use',
  'DELETE FROM recovery_codes WHERE user_id = :userId AND code_hash = :hash',
);

export const secondFactors = {
  /** Null for an account that never had one. */
  find: (db: Db, userId: string) => find.first(db, { userId }),
  require: async (db: Db, userId: string, required: boolean) => {
    await require.run(db, { userId, required });
  },
  /** @param step of the code that has confirmed it */
  setAuthenticator: async (db: Db, userId: string, secret: string, now: Date, step: number) => {
    await setAuthenticator.run(db, { userId, secret, now, step });
  },
  removeAuthenticator: async (db: Db, userId: string) => {
    await removeAuthenticator.run(db, { userId });
  },
  /** @returns false when a code of this step, or of a later one, was used before */
  useStep: async (db: Db, userId: string, step: number) => (await useStep.run(db, { userId, step })) > 0,
};

export const recoveryCodes = {
  /** In the place of all that there were. */
  replace: async (db: Db, userId: string, hashes: Buffer[]) => {
    await removeCodes.run(db, { userId });
    await addCodes.run(db, { userId, hashes });
  },
  removeAll: async (db: Db, userId: string) => {
    await removeCodes.run(db, { userId });
  },
  /** Once. @returns false when it is none of theirs, or was used */
  use: async (db: Db, userId: string, hash: Buffer) => (await useCode.run(db, { userId, hash })) > 0,
};
