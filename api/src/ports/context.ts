import type { ChangeFeed } from './change-feed.ts';
import type { CityGuide } from './places/google-places.ts';
import type { PlanQueue } from './jobs/plan-queue.ts';
import type { BookletPrinter } from './booklets/booklet-printer.ts';
import type { Solver } from './jobs/solver.ts';
import type { Locating } from './geolocation/locating.ts';
import type { ApiLog } from '../http/log.ts';
import type { PictureDrawer } from './pictures/picture-drawer.ts';
import type { OAuthProvider } from './oauth/oauth-settings.ts';
import type { Pool } from '@tabi/postgres';
import type { FileStore } from './files/file-store.ts';
import type { MailSettings } from './mail/mail-settings.ts';
import type { Mailer } from './mail/mailer.ts';
import type { MapStreets } from './map-streets.ts';
import type { MapTiles } from './map-tiles.ts';
import type { Mirror } from './mirror.ts';
import type { Partners } from './partners.ts';
import type { Routing } from './routing/routing.ts';

/** What the site switches on. */
export interface FeatureSwitches {
  newTripForm: boolean;
  tripBuilder: boolean;
  marketPlace: boolean;
  socialLogin: boolean;
}

/** What every module may use. */
export interface ApiContext {
  pool: Pool;
  /** What is kept in memory of the database. */
  mirror: Mirror;
  /** What changes in the database of trips and people. */
  feed: ChangeFeed;
  queue: PlanQueue;
  solver: Solver;
  /** Milliseconds that a traveller's own request waits for its plan; then it answers `in progress`, and they poll. */
  planPatienceMs: number;
  booklets: BookletPrinter;
  pictures: PictureDrawer;
  routing: Routing;
  mail: Mailer;
  mailSettings: MailSettings;
  locating: Locating;
  /** Null: our own list of cities completes their names. */
  cityGuide: CityGuide | null;
  /** Accounts elsewhere that open ours. */
  providers: OAuthProvider[];
  /** What people upload. */
  files: FileStore;
  log: ApiLog;
  /** The clock, so that tests can set it. */
  now: () => Date;
  /** Signs cookies; 32 characters or more. */
  secret: string;
  /** The site's own address without a closing slash, for links in mails. */
  address: string;
  /** Where drawn posters, uploads and the outbox are kept. */
  dataDir: string;
  /** Where photographs are, when not with the catalogue that is loaded from the package. */
  catalogue?: string;
  features: FeatureSwitches;
  /** Posts that wait for their time are shown: the site runs for those who write them. */
  showsWaitingPosts?: boolean;
  partners: Partners;
  mapTiles: MapTiles | null;
  mapStreets: MapStreets | null;
  /** Multiplies every rate limit; 1 for people. */
  rateLimitScale: number;
}
