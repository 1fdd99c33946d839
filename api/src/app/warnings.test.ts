import { readConfig } from './config.ts';
import { warningsOf } from './warnings.ts';

const warnings = (env: Record<string, string>) => warningsOf(readConfig(env));

it('warns of https without a proxy that is trusted', () => {
  expect(warnings({ PUBLIC_URL: 'https://tabi.example' })).toEqual([expect.stringContaining('TRUST_PROXY')]);
});

it.each([[{}], [{ PUBLIC_URL: 'http://tabi.example' }], [{ PUBLIC_URL: 'https://tabi.example', TRUST_PROXY: '1' }]])(
  'has nothing to say of %j',
  (env) => {
    expect(warnings(env as Record<string, string>)).toEqual([]);
  },
);
