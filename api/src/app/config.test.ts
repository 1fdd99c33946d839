import path from 'node:path';
import { projectRoot, readConfig } from './config.ts';

describe('the settings', () => {
  it('has a default for every one', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      publicUrl: undefined,
      address: 'http://localhost:3000',
      databaseUrl: undefined,
      metricsPort: undefined,
      dataDir: path.join(projectRoot, '.data'),
      releasesDir: path.join(projectRoot, 'releases'),
      trustProxy: 0,
      features: { newTripForm: false, marketPlace: false },
    });
  });

  it('counts an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it('keeps an absolute folder and the port in the address', () => {
    expect(readConfig({ PORT: '3100', DATA_DIR: '/srv/tabi' })).toMatchObject({
      dataDir: '/srv/tabi',
      address: 'http://localhost:3100',
    });
  });

  it('drops the closing slash of the public address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://tabi.example/' }).publicUrl).toBe('https://tabi.example');
  });

  it('fetches rates from elsewhere', () => {
    expect(readConfig({}).ratesSource).toBeUndefined();
    expect(readConfig({ RATES_SOURCE: 'http://rates.local/daily.xml' }).ratesSource).toBe(
      'http://rates.local/daily.xml',
    );
  });

  it('switches a feature on', () => {
    expect(readConfig({ FEATURE_MARKET_PLACE: 'true' }).features.marketPlace).toBe(true);
  });

  it.each([
    ['PORT', 'eighty', 'PORT must be a number from 1 to 65535, such as PORT=3001.'],
    ['PORT', '70000', 'PORT must be a number from 1 to 65535, such as PORT=3001.'],
    ['METRICS_PORT', '0', 'METRICS_PORT must be a number from 1 to 65535, such as METRICS_PORT=9464.'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must begin with postgres://'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be the number of proxies'],
    ['SESSION_SECRET', 'short', 'SESSION_SECRET must have 32 characters or more.'],
    ['PUBLIC_URL', 'tabi.example', 'PUBLIC_URL must be the site’s address'],
    ['RATES_SOURCE', 'the bank', 'RATES_SOURCE must be the address of a file of ECB reference rates'],
    ['FEATURE_TRIP_BUILDER', 'maybe', 'FEATURE_TRIP_BUILDER is a switch: set it to true or false.'],
  ])('says in one sentence what is wrong with %s=%s', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
  });
});
