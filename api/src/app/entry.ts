/** What the site server takes from the API: one bundle, so that its classes are the same for every caller. */
export { readConfig, type Config } from './config.ts';
export { warningsOf } from './warnings.ts';
export { networkOf } from '../http/caller-network.ts';
export { TooFast } from '../http/http-error.ts';
export { createPool, type Pool } from '@tabi/postgres';
export { openDatabase, type OpenDatabase } from '@tabi/postgres';
export { houseCard } from '../modules/site/front/presenter.ts';
export { compressionPlugin, packingFor } from '../http/compression.ts';
export { framedOrigins } from '../ports/partners.ts';
export { createLog } from '../http/log.ts';
export { serverOptions } from '../http/server-options.ts';
export { loadSessionSecret } from '../http/session-secret.ts';
export type { SiteMeasures } from './metrics/site-metrics.ts';
export { prepareDatabase, startApi, type RunningApi } from './start-api.ts';
export { StartProblem } from '@tabi/postgres';
