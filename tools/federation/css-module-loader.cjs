'use strict';

/** Webpack loader: a `*.module.css` becomes its class names; the rules themselves are in the app's one stylesheet. */
module.exports = function cssModuleLoader() {
  const done = this.async();
  const { compileCssModule, cssModuleSource } = require('./css-modules.ts');
  compileCssModule(this.getOptions().root, this.resourcePath)
    .then(({ names }) => done(null, cssModuleSource(names)))
    .catch(done);
};
