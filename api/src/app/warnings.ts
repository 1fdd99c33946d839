import type { Config } from './config.ts';

/** What is allowed and probably not meant, one sentence each, for the log of the start. */
export function warningsOf({ address, trustProxy }: Pick<Config, 'address' | 'trustProxy'>): string[] {
  if (!address.startsWith('https:') || trustProxy > 0) return [];
  return [
    'PUBLIC_URL is https and TRUST_PROXY is 0: behind a proxy all visitors then share one address, and one limit. Set TRUST_PROXY to the number of proxies before the site.',
  ];
}
