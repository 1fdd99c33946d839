import { lookup as resolve } from 'node:dns';
import { request as plainly } from 'node:http';
import { request as securely } from 'node:https';
import { BlockList, isIPv4, type LookupFunction } from 'node:net';

const patienceMs = 5_000;

/** What only this machine and its neighbours can reach: a team that names a webhook must not come there through us. */
const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4');
// Of IPv6 only what is routed on the internet is outside; NAT64 and 6to4 would lead back in.
const outside = new BlockList();
outside.addSubnet('2000::', 3, 'ipv6');
const wayBackIn = new BlockList();
wayBackIn.addSubnet('2002::', 16, 'ipv6');
wayBackIn.addSubnet('2001::', 32, 'ipv6');

/** Pure: whether an address is one of the internet's own. */
export const isPublic = (address: string): boolean =>
  isIPv4(address)
    ? !inside.check(address, 'ipv4')
    : outside.check(address, 'ipv6') && !wayBackIn.check(address, 'ipv6');

/** Where a name leads is looked at in the moment of connecting: a second look could be given another answer. */
const lookupIn =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (host, options, done) =>
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error('It has no address.'), '', 0);
      if (!addresses.every(({ address }) => isAllowed(address)))
        return done(new Error('It leads to an address that is not on the internet.'), '', 0);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });

/**
 * Posts a message once. Its answer is not read and no redirect followed.
 * @param isAllowed which addresses it may reach
 * @throws when it was not taken within five seconds, or leads to where it must not
 */
export function callWebhook(address: string, message: object, isAllowed = isPublic): Promise<void> {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const send = url.protocol === 'https:' ? securely : plainly;
  return new Promise((done, fail) => {
    // An address instead of a name is connected to without being looked up.
    if (/^[\d.]+$|:/.test(host) && !isAllowed(host)) return fail(new Error('It is no address of the internet.'));
    const wish = send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      lookup: lookupIn(isAllowed),
      signal: AbortSignal.timeout(patienceMs),
      agent: false,
    });
    wish.on('error', fail);
    wish.on('response', ({ statusCode = 0 }) => {
      wish.destroy();
      if (statusCode >= 200 && statusCode < 300) done();
      else fail(new Error(`It answered ${statusCode}.`));
    });
    wish.end(JSON.stringify(message));
  });
}
