import { createContext, useContext, type ReactNode } from 'react';
import type { Api } from '../api-client/api-client.ts';

const ApiContext = createContext<Api | null>(null);

export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** The tab's one API client. */
export function useApiClient(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('Wrap the app in ApiProvider.');
  return api;
}
