import type { NewPasskey } from '@tabi/shared/contracts/second-factor';
import { inTransaction } from '@tabi/postgres';
import { HttpError } from '../../../http/http-error.ts';
import type { ApiContext } from '../../../ports/context.ts';
import { tell } from './security-service.ts';
import type { UserRow } from '../users/repository.ts';
import { checkNewPasskey } from '../passkeys/ceremony-service.ts';
import { passkeys } from '../passkeys/repository.ts';

type Context = Pick<ApiContext, 'pool' | 'now' | 'mail' | 'address' | 'secret'>;

const most = 20;

/** @throws HttpError 422 when it was not made for this challenge, opens an account already, or is one too many */
export async function addPasskey(
  context: Context,
  account: UserRow,
  challenge: string,
  { name, passkey }: { name: string; passkey: NewPasskey },
): Promise<void> {
  const made = await checkNewPasskey(context, challenge, passkey);
  if (!made) throw new HttpError('wrong-code', 'The browser has made no passkey for this site. Please try again.');
  const { pool, now } = context;
  await inTransaction(pool, async (db) => {
    if ((await passkeys.ofUser(db, account.id)).length >= most)
      throw new HttpError('too-many', `An account has ${most} passkeys at most. Take one away first.`);
    if (!(await passkeys.add(db, account.id, { ...made, name }, now())))
      throw new HttpError('name-taken', 'This passkey opens an account already.');
    await tell(db, context, account, 'passkey-added');
  });
}
