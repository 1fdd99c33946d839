import { randomUUID } from 'node:crypto';
import { addDays, utcDay } from '@tabi/shared/format';
import type { Things } from '@tabi/releases';

/** Somebody with an account, a planned trip with a public link, and a list. */
export type Traveller = { cookies: { name: string; value: string }[]; things: Things };

type Ask = (method: string, path: string, body?: object) => Promise<Record<string, string>>;

/** Asks the API as one visitor, who keeps the cookies. */
function visitor(base: string, jar: Map<string, string>): Ask {
  return async (method, path, body) => {
    const answer = await fetch(base + path, {
      method,
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': decodeURIComponent(jar.get('XSRF-TOKEN') ?? ''),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    const { results } = (await answer.json()) as { results?: Record<string, string> };
    return results ?? {};
  };
}

const inDays = (days: number) => addDays(utcDay(new Date()), days);

/** @throws with what the API refused */
export async function createTraveller(base: string): Promise<Traveller> {
  const jar = new Map<string, string>();
  const ask = visitor(base, jar);
  await ask('GET', '/api/csrf-cookie');
  const password = 'a long walk by the sea';
  // The database may have seen other travellers.
  const person = { name: 'Mai', email: `mai-${randomUUID()}@example.com`, password, password_confirmation: password };
  await ask('POST', '/api/register', person);
  const { id: kyoto } = await ask('GET', '/api/location/kyoto');
  const trip = await ask('POST', '/api/trips/planner', {
    destination_ids: [kyoto],
    startDate: inDays(30),
    endDate: inDays(31),
  });
  const { url = '' } = await ask('GET', `/api/trips/${trip['id']}/public`);
  const list = await ask('POST', '/api/user/wishlists', { title: 'Gardens' });
  const shared = new URL(url);
  return {
    cookies: [...jar].map(([name, value]) => ({ name, value })),
    things: {
      trip: trip['slug'] ?? '',
      share: shared.searchParams.get('token') ?? '',
      wishlist: list['id'] ?? '',
    },
  };
}
