import { randomBytes } from 'node:crypto';
import { HttpError, notFound } from '../../../http/http-error.ts';
import type { ApiContext } from '../../../ports/context.ts';
import { providerClient } from './provider-service.ts';
import { callbackUrl } from './service.ts';

/**
 * How somebody is sent to a provider.
 * @returns where to, and what their browser keeps until they come back; rejects with 404 for a provider that this site does
 * not have, 503 for one that does not answer
 */
export function beginning({ providers, now, address, log }: Pick<ApiContext, 'providers' | 'now' | 'address' | 'log'>) {
  const clients = new Map(providers.map((provider) => [provider.name, providerClient(provider, now)]));
  return async (provider: string) => {
    const client = clients.get(provider);
    if (!client) throw notFound();
    const { url, attempt } = await client.begin(callbackUrl(address, provider)).catch((error: unknown) => {
      log.error({ err: error, provider }, 'A provider cannot be reached.');
      throw new HttpError(
        'provider-down',
        'This provider does not answer right now. Sign in another way, or try again.',
      );
    });
    return { url, attempt: { ...attempt, browser: randomBytes(16).toString('base64url') } };
  };
}
