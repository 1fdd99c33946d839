// The package declares its own __dirname, which already exists in the CommonJS wrapper Jest puts around a file.
const { createTransformer } = require('@swc/jest');

const swc = createTransformer({ jsc: { target: 'es2022' }, module: { type: 'commonjs' } });

module.exports = {
  process: (source, ...rest) => swc.process(source.replaceAll('__dirname', 'packageDirectory'), ...rest),
};
