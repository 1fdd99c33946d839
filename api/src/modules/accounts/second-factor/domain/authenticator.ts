import { Secret, TOTP } from 'otpauth';

const period = 30;

const totp = (secret: string, label?: string) =>
  new TOTP({ issuer: 'Tabi', label: label ?? 'Tabi', period, secret: Secret.fromBase32(secret) });

/** A secret as authenticator apps take it: 160 random bits in base 32. */
export const createSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an app reads from a picture: `otpauth://totp/Tabi:mai%40example.com?…`. */
export const urlOf = (secret: string, email: string): string => totp(secret, email).toString();

/**
 * The time step that the code belongs to, one step of 30 seconds before or after now included; null for a wrong code.
 * Whoever takes a code remembers its step, so that none opens anything twice.
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1_000 / period) + delta;
}
