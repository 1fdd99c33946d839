import type { Letter } from './mail-message.ts';
import { plainWords } from './plain-words.ts';
import { accountDeleted } from './templates/account-deleted.ts';
import { buildTakenOut } from './templates/build-taken-out.ts';
import { confirmEmail } from './templates/confirm-email.ts';
import { confirmSubscription } from './templates/confirm-subscription.ts';
import { contactMessage } from './templates/contact-message.ts';
import { emailChangeAsked } from './templates/email-change-asked.ts';
import { emailChanged } from './templates/email-changed.ts';
import { identityLinked } from './templates/identity-linked.ts';
import { passwordChanged } from './templates/password-changed.ts';
import { securityChanged } from './templates/security-changed.ts';
import { resetPassword } from './templates/reset-password.ts';
import { tripInvitation } from './templates/trip-invitation.ts';
import { welcome } from './templates/welcome.ts';

/** Every mail that we send, by name. */
export const templates = {
  'account-deleted': accountDeleted,
  'build-taken-out': buildTakenOut,
  'confirm-email': confirmEmail,
  'confirm-subscription': confirmSubscription,
  'contact-message': contactMessage,
  'email-change-asked': emailChangeAsked,
  'email-changed': emailChanged,
  'identity-linked': identityLinked,
  'password-changed': passwordChanged,
  'reset-password': resetPassword,
  'security-changed': securityChanged,
  'trip-invitation': tripInvitation,
  welcome,
};

export type TemplateName = keyof typeof templates;
export type DataOf<T extends TemplateName> = Parameters<(typeof templates)[T]>[0];

/** What people choose freely, and we write into mails to others; a letter to us shows it as it is. */
const chosen = new Set(['name', 'inviter', 'trip']);

const plain = <T extends object>(data: T): T =>
  Object.fromEntries(
    Object.entries(data).map(([field, value]) => [field, chosen.has(field) ? plainWords(String(value)) : value]),
  ) as T;

export const letterOf = <T extends TemplateName>(name: T, data: DataOf<T>): Letter =>
  (templates[name] as (data: DataOf<T>) => Letter)(name === 'contact-message' ? data : plain(data));
