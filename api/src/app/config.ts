import path from 'node:path';
import { ratesEnvironment } from '@tabi/catalogue';
import { databaseEnvironment, StartProblem } from '@tabi/postgres';
import { z } from 'zod';
import { bucketOf, fileSettings } from '../ports/files/file-settings.ts';
import type { Bucket } from '../ports/files/s3-store.ts';
import { googlePlacesOf, googlePlacesSettings, type GooglePlaces } from '../ports/places/google-places.ts';
import { locatingSettings } from '../ports/geolocation/locating.ts';
import { mailSettings, mailSettingsOf, type MailSettings } from '../ports/mail/mail-settings.ts';
import { mapStreetSettings, mapStreetsOf, type MapStreets } from '../ports/map-streets.ts';
import { mapTileSettings, mapTilesOf, type MapTiles } from '../ports/map-tiles.ts';
import { oauthSettings, providersOf, type OAuthProvider } from '../ports/oauth/oauth-settings.ts';
import { partnerSettings, partnersOf, type Partners } from '../ports/partners.ts';
import { apiFolder } from './paths.ts';
import { routingSettings, routingSettingsOf, type RoutingSettings } from '../ports/routing/routing-settings.ts';

const flag = (name: string) =>
  z
    .enum(['true', 'false', '1', '0'], { error: `${name} is a switch: set it to true or false.` })
    .transform((value) => value === 'true' || value === '1');

const feature = (name: string) => flag(`FEATURE_${name}`).default(false);

const webAddress = z
  .url({ protocol: /^https?$/, error: 'PUBLIC_URL must be the site’s address, such as https://tabi.example.' })
  .transform((url) => url.replace(/\/+$/, ''));

const metricsPort = z
  .string()
  .regex(/^\d{1,5}$/, 'METRICS_PORT must be a number from 1 to 65535, such as METRICS_PORT=9464.')
  .transform(Number)
  .refine(
    (port) => port >= 1 && port <= 65_535,
    'METRICS_PORT must be a number from 1 to 65535, such as METRICS_PORT=9464.',
  );

/** Every variable that the site reads; docs/operations.md describes each. */
export const environment = z.object({
  ...databaseEnvironment.shape,
  ...ratesEnvironment.shape,
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'PORT must be a number from 1 to 65535, such as PORT=3001.')
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, 'PORT must be a number from 1 to 65535, such as PORT=3001.')
    .default(3000),
  /** Which of the machine's addresses to answer at; all when left out. */
  HOST: z.string().optional(),
  /** The address people use, when it is not http://localhost:PORT: behind a proxy, on a domain. */
  PUBLIC_URL: webAddress.optional(),
  /** Where Prometheus finds /metrics; nowhere when left out. */
  METRICS_PORT: metricsPort.optional(),
  RELEASES_DIR: z.string().default('releases'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    })
    .default('info'),
  /** How many proxies stand before the site, whose X-Forwarded-* it then believes; 0 for none. */
  TRUST_PROXY: z
    .string()
    .regex(/^\d$/, 'TRUST_PROXY must be the number of proxies before the site, from 0 to 9.')
    .transform(Number)
    .default(0),
  SESSION_SECRET: z.string().min(32, 'SESSION_SECRET must have 32 characters or more.').optional(),
  /** Multiplies every rate limit, for tests and benches that act for many people from one address. */
  RATE_LIMIT_SCALE: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'RATE_LIMIT_SCALE must be a whole number from 1.')
    .transform(Number)
    .default(1),
  /** False takes the service worker back from every browser that has it. */
  WEB_APP: flag('WEB_APP').default(true),
  /** Opens /_mf/status to whoever brings it; without one it opens on this machine alone. */
  OPERATOR_TOKEN: z.string().min(24, 'OPERATOR_TOKEN must have 24 characters or more.').optional(),
  /** Beginnings of addresses that builds are fetched from when whoever pushes them says so. */
  RELEASE_STORES: z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim()))
    .pipe(z.array(z.url({ protocol: /^https?$/, error: 'RELEASE_STORES must be addresses, with commas between.' })))
    .optional(),
  /** False: builds that fail for visitors are told of and stay. */
  AUTO_ROLLBACK: flag('AUTO_ROLLBACK').default(true),
  FEATURE_NEW_TRIP_FORM: feature('NEW_TRIP_FORM'),
  FEATURE_TRIP_BUILDER: feature('TRIP_BUILDER'),
  FEATURE_MARKET_PLACE: feature('MARKET_PLACE'),
  /** Only to hide the providers that are configured. */
  FEATURE_SOCIAL_LOGIN: flag('FEATURE_SOCIAL_LOGIN').default(true),
  ...partnerSettings.shape,
  ...mapTileSettings.shape,
  ...mapStreetSettings.shape,
  ...mailSettings.shape,
  ...fileSettings.shape,
  ...locatingSettings.shape,
  ...googlePlacesSettings.shape,
  ...oauthSettings.shape,
  ...routingSettings.shape,
});

export type Config = {
  port: number;
  host: string | undefined;
  /** Without a closing slash; undefined: whatever address a request came to. */
  publicUrl: string | undefined;
  /** Where people find the site, to print and to tell apart. */
  address: string;
  /** Undefined: nothing is measured. */
  metricsPort: number | undefined;
  /** Undefined: the built-in PostgreSQL in dataDir. */
  databaseUrl: string | undefined;
  dataDir: string;
  releasesDir: string;
  /** Beginnings of the addresses that pushed builds may be fetched from. */
  releaseStores: string[];
  logLevel: string;
  trustProxy: number;
  /** Undefined: the generated one in dataDir (see session-secret.ts). */
  sessionSecret: string | undefined;
  rateLimitScale: number;
  /** Whether the site works without a network once it has been visited. */
  webApp: boolean;
  /** Whether builds that fail for visitors are taken out by the site itself. */
  autoRollback: boolean;
  /** Undefined: operators look from this machine alone. */
  operatorToken: string | undefined;
  /** Undefined: nobody is asked, the rates of the files stay. */
  ratesSource: string | undefined;
  features: { newTripForm: boolean; tripBuilder: boolean; marketPlace: boolean; socialLogin: boolean };
  partners: Partners;
  /** Null: maps are drawn from our own layers. */
  mapTiles: MapTiles | null;
  /** Null: maps have no streets. */
  mapStreets: MapStreets | null;
  mailSettings: MailSettings;
  /** Undefined: uploads are kept in dataDir. */
  bucket: Bucket | undefined;
  providers: OAuthProvider[];
  /** Where the country of a visitor is known from. */
  countryFrom: { countryHeader: string | undefined; database: string | undefined };
  /** Undefined: our own list completes the names of cities. */
  googlePlaces: GooglePlaces | undefined;
  /** Undefined: every way is estimated. */
  routing: RoutingSettings | undefined;
};

export const projectRoot = path.dirname(apiFolder);

const fromRoot = (folder: string): string => path.resolve(projectRoot, folder);

/** @throws StartProblem when two places are named for one map */
const streetsOf = (found: z.infer<typeof mapStreetSettings>): MapStreets | null => {
  const { MAP_STYLE_URL: style, MAP_PMTILES: archive } = found;
  if (style && archive)
    throw new StartProblem('Set MAP_STYLE_URL or MAP_PMTILES, not both: maps have their streets from one place.');
  return mapStreetsOf({ ...found, MAP_PMTILES: archive && fromRoot(archive) });
};

/**
 * The settings of the environment; an empty variable counts as unset, folders are relative to the project.
 * @throws StartProblem with one sentence about the first wrong value
 */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    throw new StartProblem(parsed.error.issues[0]?.message ?? 'A setting of the environment is wrong.');
  const found = parsed.data;
  const providers = found.FEATURE_SOCIAL_LOGIN ? providersOf(found) : [];
  const address = found.PUBLIC_URL ?? `http://localhost:${found.PORT}`;
  return {
    port: found.PORT,
    host: found.HOST,
    publicUrl: found.PUBLIC_URL,
    address,
    metricsPort: found.METRICS_PORT,
    databaseUrl: found.DATABASE_URL,
    dataDir: fromRoot(found.DATA_DIR),
    releasesDir: fromRoot(found.RELEASES_DIR),
    releaseStores: found.RELEASE_STORES ?? [],
    logLevel: found.LOG_LEVEL,
    trustProxy: found.TRUST_PROXY,
    sessionSecret: found.SESSION_SECRET,
    rateLimitScale: found.RATE_LIMIT_SCALE,
    webApp: found.WEB_APP,
    autoRollback: found.AUTO_ROLLBACK,
    operatorToken: found.OPERATOR_TOKEN,
    ratesSource: found.RATES_SOURCE,
    features: {
      newTripForm: found.FEATURE_NEW_TRIP_FORM,
      tripBuilder: found.FEATURE_TRIP_BUILDER,
      marketPlace: found.FEATURE_MARKET_PLACE,
      socialLogin: providers.length > 0,
    },
    partners: partnersOf(found),
    mapTiles: mapTilesOf(found),
    mapStreets: streetsOf(found),
    mailSettings: mailSettingsOf(found, new URL(address).hostname),
    bucket: bucketOf(found),
    providers,
    countryFrom: {
      countryHeader: found.COUNTRY_HEADER,
      database: found.MAXMIND_DB && fromRoot(found.MAXMIND_DB),
    },
    googlePlaces: googlePlacesOf(found),
    routing: routingSettingsOf(found),
  };
};
