import type { AnswerOf } from '@tabi/shared/contracts';
import type { LinkedIdentity } from '@tabi/shared/contracts/oauth';
import { callKey, useApi, useSignedInCall, useSWRConfig } from '@tabi/shared/data';
import { useAppState } from '@tabi/shared/state';

const mine = 'GET /api/user/identities';

export type IdentityLine = { provider: string; label: string; linked_at: string | null };

/** Pure: one line for each provider of the site, and for what is linked still of one that the site has no more. */
export const linesOf = (
  providers: AnswerOf<'GET /api/oauth'>['results'],
  linked: readonly LinkedIdentity[],
): IdentityLine[] => [
  ...linked,
  ...providers
    .filter(({ name }) => !linked.some(({ provider }) => provider === name))
    .map(({ name, label }) => ({ provider: name, label, linked_at: null })),
];

/** The accounts elsewhere that open this one, or, where the site has providers (`offered`), could. */
export function useIdentities() {
  const offered = useAppState().features.social_login_enabled;
  const asked = useApi(mine, {}, { background: true, live: true });
  const providers = useApi('GET /api/oauth', offered ? {} : null, { background: true });
  const known = offered ? providers.data?.results : [];
  const lines = asked.data && known ? linesOf(known, asked.data.results) : undefined;
  const waiting = { data: undefined, error: asked.error ?? providers.error, isLoading: true, retry: asked.retry };
  return { asked: lines ? asked : waiting, lines, offered };
}

type Shown = { password?: string };

/** What changes them; each rejects with what the server refused. */
export function useIdentityChanges() {
  const call = useSignedInCall();
  const { mutate } = useSWRConfig();
  const keep = async (answer: Promise<{ results: LinkedIdentity[] }>) => {
    const { results } = await answer;
    await mutate(callKey(mine, {}), { results }, { revalidate: false });
    return results;
  };
  return {
    /** @returns where to go to show that it is one's own */
    begin: async (provider: string, shown: Shown) =>
      (await call('POST /api/user/identities/{provider}', { params: { provider }, body: shown })).results.url,
    /** Once one has come back from there. */
    link: (provider: string) => keep(call('PUT /api/user/identities/{provider}', { params: { provider } })),
    unlink: (provider: string, shown: Shown) =>
      keep(call('DELETE /api/user/identities/{provider}', { params: { provider }, body: shown })),
  };
}
