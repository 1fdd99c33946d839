/** Who somebody is at a provider. */
export interface Identity {
  provider: string;
  /** The provider's own unchanging id of the person. */
  subject: string;
  /** Null where the person did not allow it. */
  email: string | null;
  /** The provider has seen that mail reaches them. */
  emailVerified: boolean;
  name: string | null;
}

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value.trim() : null);

/** Of an ID token, a user-info answer or a profile. Apple writes its truths as text. */
export function identityOf(provider: string, claims: Record<string, unknown>, shownName?: string | null): Identity {
  const email = text(claims['email'])?.toLowerCase() ?? null;
  const verified = claims['email_verified'];
  return {
    provider,
    subject: String(claims['sub'] ?? claims['id'] ?? ''),
    email,
    emailVerified: email !== null && (verified === true || verified === 'true'),
    name: (text(claims['name']) ?? text(shownName))?.slice(0, 80) ?? null,
  };
}

/** Enough of an address to be told from others, when nobody has told a name. */
export const nameOf = ({ name, email }: Identity): string => name ?? email?.split('@')[0]?.slice(0, 80) ?? 'Traveller';
