'use strict';

/** Webpack loader: an icon's module becomes one path. */
module.exports = function iconLoader(source) {
  const { withOnePath } = require('./icon-paths.ts');
  return withOnePath(source) ?? source;
};
