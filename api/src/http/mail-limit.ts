import { createHash } from 'node:crypto';
import type { Db } from '@tabi/postgres';
import { countCall } from './rate-limit-repository.ts';

const mailsAnHour = 4;

/** Whether this address may get one more mail of a kind now: whoever knows an address cannot flood it from many places. */
export async function mayMail(db: Db, now: Date, kind: string, email: string): Promise<boolean> {
  const key = createHash('sha256').update(`${kind}-mail ${email}`).digest();
  return (await countCall(db, key, now, 3_600_000)).count <= mailsAnHour;
}
