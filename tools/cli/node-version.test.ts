import { nodeProblem } from './node-version.mjs';

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.2', '21.0.0', '22.12.0', '26.1.0'])('%s is new enough', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });

  it.each(['12.22.1', '18.20.8', '20.18.3'])('%s is too old, and the sentence says so', (version) => {
    expect(nodeProblem(version)).toBe(
      `Tabi needs Node 20.19 or newer and this is ${version}: install a newer one from https://nodejs.org, then try again.`,
    );
  });
});
