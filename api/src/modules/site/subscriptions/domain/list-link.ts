import { isSigned, sign } from '../../../../http/signature.ts';

/** `confirm` joins the list, `leave` leaves it; a link for one does not work for the other. */
export type ListDeed = 'confirm' | 'leave';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The end of a link in a mail of a list: the subscription's id and our signature. Nothing of it is stored. */
export const listToken = (secret: string, deed: ListDeed, id: string): string =>
  `${id}.${sign(secret, `list-${deed}`, id)}`;

/** The subscription's id; null for what we have not signed. */
export function readListToken(secret: string, deed: ListDeed, token: string): string | null {
  const [id = '', signature = ''] = token.split('.');
  return uuid.test(id) && isSigned(secret, `list-${deed}`, id, signature) ? id : null;
}
