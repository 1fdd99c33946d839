const { TestEnvironment } = require('jest-environment-jsdom');
const { browserFetch } = require('./browser-fetch.cjs');
const { standIns } = require('./browser-stand-ins.cjs');

// jsdom leaves these out although every supported browser has them; Node's own are the same standard.
// MessageChannel is not among them: React's scheduler would hold a port open and Jest would never end.
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoderStream',
  'TextDecoderStream',
  'CompressionStream',
  'DecompressionStream',
  // Values from Node's world must pass `instanceof Uint8Array` and `instanceof ArrayBuffer` in the test's.
  'Uint8Array',
  'ArrayBuffer',
];

class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) {
      Object.defineProperty(this.global, name, { value: globalThis[name], writable: true, configurable: true });
    }
    Object.assign(this.global, browserFetch(this.global));
    standIns(this.global);
  }
}

module.exports = BrowserEnvironment;
