import { proxy } from 'valtio';
import type { Features, User } from '../contracts/people.ts';
import { usualFormats, type FormatChoices } from '../format/formats.ts';

export type Theme = 'light' | 'dark';
/** `device`: as much as the device wants. */
export type Motion = 'device' | 'reduced';
/** `unknown` until the first answer; the page then says neither "Sign in" nor a name. */
export type Session = { status: 'unknown' | 'guest' | 'user'; user: User | null };

/**
 * `alert` must be answered, `popup` may be read, `loading` stays until what it waits for is done, `toast` is a passing
 * remark.
 */
export type Notice = {
  id: number;
  kind: 'alert' | 'popup' | 'loading' | 'toast';
  title: string;
  text?: string;
  button: string;
  /** The button does more than close, for example undo: `pressNotice` does it. */
  acts?: true;
};

/** What every app may read. One for a browser tab, one for each request on the server. */
export type AppState = {
  /** What is shown now. */
  theme: Theme;
  /** The visitor wants whatever the device shows elsewhere; `theme` is then kept in step by the shell. */
  followsDevice: boolean;
  /** ISO 4217. */
  currency: string;
  formats: FormatChoices;
  motion: Motion;
  city: string | null;
  device: 'desktop' | 'mobile';
  session: Session;
  features: Features;
  /** False until the server has said what is switched on. */
  featuresKnown: boolean;
  notices: Notice[];
  /** What the shell shows above the page now. */
  overlay:
    /** `secondFactor` once the API has refused something with the code `second-factor`. */
    | { kind: 'auth'; mode: 'sign-in' | 'register'; secondFactor?: true }
    /** Something that a remote lends, `<remote>/<Name>`, in a dialog of that title. */
    | { kind: 'widget'; widget: string; props: object; title: string }
    | { kind: 'currency' }
    | { kind: 'search' }
    | null;
};

const noFeatures: Features = {
  new_trip_form_enabled: false,
  trip_builder_enabled: false,
  market_place_enabled: false,
  social_login_enabled: false,
  hotels_page_enabled: false,
  pois_page_enabled: false,
  products_page_enabled: false,
};

export const createAppState = (initial: Partial<AppState> = {}): AppState =>
  proxy<AppState>({
    theme: 'light',
    followsDevice: false,
    currency: 'USD',
    formats: usualFormats,
    motion: 'device',
    city: null,
    device: 'desktop',
    session: { status: 'unknown', user: null },
    features: noFeatures,
    featuresKnown: false,
    notices: [],
    overlay: null,
    ...initial,
  });
