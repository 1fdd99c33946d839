import path from 'node:path';
import { readSettings, root } from './settings.mjs';

describe('what the launcher reads before anything is installed', () => {
  it('has the defaults of the site', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: undefined,
      address: 'http://localhost:3000',
      databaseUrl: undefined,
      dataDir: path.join(root, '.data'),
      releasesDir: path.join(root, 'releases'),
    });
  });

  it('follows the environment', () => {
    expect(readSettings({ PORT: '3100', DATA_DIR: '/srv/tabi', RELEASES_DIR: 'elsewhere' })).toMatchObject({
      port: 3100,
      address: 'http://localhost:3100',
      dataDir: '/srv/tabi',
      releasesDir: path.join(root, 'elsewhere'),
    });
  });

  it.each(['0', '65536', '3000x', '-1'])('refuses PORT=%s with a sentence', (port) => {
    expect(() => readSettings({ PORT: port })).toThrow('PORT must be a number from 1 to 65535, such as PORT=3001.');
  });
});
