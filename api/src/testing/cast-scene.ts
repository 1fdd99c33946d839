import type { CallAsker, OwnSecret } from './cast-call-rules.ts';
import type { TestApi } from './test-api.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestPerson } from './test-person.ts';

/** An account with one of everything that an account may have. */
export interface CallScene {
  api: TestApi;
  owner: TestPerson;
  /** Holds the place and Kyoto. */
  wishlist: string;
  /** Token of the link of another list. */
  shownList: string;
  /** Of the owner's second browser. */
  session: string;
  /** Id of the owner's. */
  passkey: string;
  /** Of the place. */
  review: string;
  /** Ids of the catalogue. */
  place: number;
  kyoto: number;
  askers: Record<CallAsker, TestBrowser>;
  secrets: Record<OwnSecret | 'credentials', string[]>;
}

/** What a path's parameters and a call's body are taken from. */
export interface Asking extends CallScene {
  asker: CallAsker;
  browser: TestBrowser;
}
export type Part<T> = (asking: Asking) => T | Promise<T>;
