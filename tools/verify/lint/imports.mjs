// Which library may be touched where, and which door of @tabi/shared everybody else takes instead.
const libraries = [
  {
    group: ['@chakra-ui/*'],
    door: '@tabi/shared/ui or /ui-overlay',
    homes: ['shared/src/ui', 'shared/src/ui-overlay'],
  },
  {
    group: ['react-router-dom', 'react-router-dom/*', 'react-router', 'react-router/*'],
    door: '@tabi/shared/router',
    homes: ['shared/src/router', 'shell/src/server'],
  },
  { group: ['swr', 'swr/*'], door: '@tabi/shared/data', homes: ['shared/src/data'] },
  { group: ['valtio', 'valtio/*'], door: '@tabi/shared/state', homes: ['shared/src/state'] },
  {
    group: ['react-final-form', 'final-form', 'final-form-*'],
    door: '@tabi/shared/forms',
    homes: ['shared/src/forms'],
  },
  {
    group: ['framer-motion', 'framer-motion/*'],
    door: '@tabi/shared/motion',
    homes: ['shared/src/motion'],
  },
  { group: ['react-slick'], door: '@tabi/shared/carousel', homes: ['shared/src/carousel'] },
  {
    group: ['date-fns', 'date-fns/*', '@date-fns/*'],
    door: '@tabi/shared/format',
    homes: ['shared/src/format'],
  },
  { group: ['ol', 'ol/*'], door: '@tabi/shared/map', homes: ['shared/src/map'] },
  {
    group: ['@module-federation/*'],
    door: '@tabi/shared/federation (RemoteWidget, RemoteBoundary)',
    homes: ['tools/federation'],
  },
];

const closed = ({ group, door }) => ({
  group,
  message: `A federated share ships every export of its entry: import from ${door} instead, and add there what is missing.`,
});

const contracts = {
  group: ['@tabi/shared/contracts', '@tabi/shared/contracts/*', '**/contracts/*', '!**/contracts/changes-state.ts'],
  allowTypeImports: true,
  message: 'The schemas (zod) stay out of the browser: write `import type`, and let the server validate.',
};

const ownRouter = {
  group: ['@tabi/shared/router'],
  importNames: ['BrowserRouter', 'MemoryRouter', 'HashRouter', 'createBrowserRouter', 'RouterProvider'],
  message: 'The shell owns the one router: export routes from src/routes.tsx instead of making another.',
};

const readersFormats = {
  group: ['@tabi/shared/format'],
  importNames: ['formatMetres', 'formatMoment', 'clockText'],
  message: 'Readers choose miles and 12 hours: tell it with `useFormats()` of @tabi/shared/state.',
};

const patterns = (...items) => ['error', { patterns: items }];
const rule = '@typescript-eslint/no-restricted-imports';
const tests = ['**/*.test.ts', '**/*.test.tsx'];

/** Test helpers stand in for the shell, so they may build what it builds. */
const testHelpers = { files: ['shared/src/testing/**'], rules: { [rule]: 'off' } };

/** Blocks in the order that lets the narrower folder win. */
export const importBlocks = [
  {
    files: [
      'shell/**/*.{ts,tsx}',
      'shared/**/*.{ts,tsx}',
      'web/**/*.{ts,tsx}',
      'e2e/**/*.ts',
      'tools/**/*.ts',
      'api/**/*.ts',
      'packages/**/*.ts',
    ],
    rules: { [rule]: patterns(...libraries.map(closed)) },
  },
  {
    files: ['shell/src/**/*.{ts,tsx}', 'shared/src/**/*.{ts,tsx}'],
    ignores: [...tests, 'shared/src/contracts/**', 'shared/src/testing/**'],
    rules: { [rule]: patterns(...libraries.map(closed), contracts, readersFormats) },
  },
  {
    files: ['mf-*/**/*.{ts,tsx}'],
    rules: { [rule]: patterns(...libraries.map(closed), contracts, ownRouter, readersFormats) },
  },
  {
    files: ['mf-*/**/*.test.{ts,tsx}'],
    rules: { [rule]: patterns(...libraries.map(closed)) },
  },
  ...[...new Set(libraries.flatMap((library) => library.homes))].map((home) => ({
    files: [`${home}/**/*.{ts,tsx}`],
    // What a tool does is seen only with the library that it serves.
    ignores: home.startsWith('tools/') ? [] : tests,
    rules: {
      [rule]: patterns(
        ...libraries.filter((library) => !library.homes.includes(home)).map(closed),
        ...(home.startsWith('tools/') ? [] : [contracts]),
      ),
    },
  })),
  testHelpers,
];
