import { compileFunction } from 'node:vm';
import { InBrowserOnly, isForBrowser } from './in-browser-only.ts';

it('what is left to the browser is no failure', () => {
  expect(isForBrowser(new InBrowserOnly('timeline'))).toBe(true);
  expect(isForBrowser(new TypeError('undefined is not a function'))).toBe(false);
  expect(isForBrowser('thrown')).toBe(false);
});

it('neither is what a server build would fetch when it is shown', async () => {
  const fetch = compileFunction("return import('@tabi/shared/map')") as () => Promise<unknown>;
  const refusal = await fetch().catch(({ code }: { code: string }) => Object.assign(new Error('refused'), { code }));
  expect(isForBrowser(refusal)).toBe(true);
});
