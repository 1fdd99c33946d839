import type { FastifyBaseLogger } from 'fastify';

/** What is written down of accounts and refusals, and what it says. */
const sentences = {
  'signed-in': 'Somebody signed in.',
  'sign-in-failed': 'Somebody did not get in.',
  'second-factor-asked': 'Somebody has shown a password, and was asked for the second factor.',
  'second-factor-failed': 'Somebody did not show the second factor.',
  'security-changed': 'How an account is opened was changed.',
  'signed-out': 'Somebody signed out.',
  'session-ended': 'Somebody ended one of their sessions.',
  'owner-not-shown': 'Somebody signed in did not know the password of the account.',
  'password-changed': 'The password of an account was changed.',
  'password-reset': 'The password of an account was set by mail.',
  'email-change-asked': 'A new address was asked for an account.',
  'email-confirmed': 'An address of an account was confirmed.',
  'email-change-undone': 'An account got its address back, and all its sessions ended.',
  'data-exported': 'Somebody took along all that is kept of them.',
  'account-deleted': 'An account was deleted.',
  refused: 'Somebody may not do what they asked.',
  'too-fast': 'Somebody was too fast.',
} as const;
export type AuditEvent = keyof typeof sentences;

export interface AuditDetails {
  /** Its id; null when nobody's. */
  account?: string | null;
  by?: 'password' | 'provider' | 'registration' | 'reset' | 'passkey' | 'second-factor';
  status?: number;
  route?: string;
}

/** One line for who looks for an attack. Ids only: no name, no address, no secret. */
export const audit = (log: Pick<FastifyBaseLogger, 'info'>, event: AuditEvent, details: AuditDetails = {}): void =>
  log.info({ audit: event, ...details }, sentences[event]);
