export { ApiError } from '../api-client/api-error.ts';
export { createApi, type Api, type ApiContext, type ApiDeps } from '../api-client/api-client.ts';
export { callKey } from '../api-client/request-of.ts';
export { ApiProvider, useApiClient } from './api-context.tsx';
export { ServerQueriesProvider, createServerQueries, type ServerQueries } from './server-queries.tsx';
export { useApi, useKeepAnswer, usePages, useRefresh, type ApiResult } from './use-api.ts';
export { useSignedInCall } from './use-signed-in-call.ts';
export { useDebouncedValue } from './use-debounced-value.ts';
export { SWRConfig, useSWRConfig } from 'swr';
