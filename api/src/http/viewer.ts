/** The account behind a session. */
export interface SignedIn {
  id: string;
  name: string;
  email: string;
  /** Somebody who reads this address's mail has confirmed it. */
  confirmed: boolean;
  avatar: string | null;
  timeZone: string;
  /** When this browser signed in. */
  since: Date;
  /** The session's name, which is no secret. */
  session: string;
}

/** Who asks. Both null for a stranger without cookies. */
export interface Viewer {
  user: SignedIn | null;
  /** The anonymous visitor's uuid, proven by its signed twin. */
  visitor: string | null;
}
