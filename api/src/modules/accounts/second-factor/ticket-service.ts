import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ticket } from '../../../http/ticket.ts';
import type { UserRow } from '../users/repository.ts';

/** The account as it was when its password was shown: a ticket ends with the password. */
export const lockOf = ({ id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>): string =>
  createHash('sha256')
    .update(`${id} ${passwordHash ?? ''}`)
    .digest('base64url');

const halfWay = z.object({ userId: z.string(), lock: z.string() });
const newAuthenticator = z.object({ userId: z.string(), secret: z.string() });

export const secondFactorTickets = (context: { secret: string; now: () => Date }) => ({
  /** From having shown the password until having shown the second factor. */
  halfWay: ticket('tabi-half-way', halfWay, context),
  /** The secret of an authenticator app that has not shown a code of it yet. */
  newAuthenticator: ticket('tabi-authenticator', newAuthenticator, context),
});
export type HalfWay = z.infer<typeof halfWay>;
