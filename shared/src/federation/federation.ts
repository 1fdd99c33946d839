export {
  request,
  type DataRequest,
  type PageHead,
  type PageMatch,
  type PageRoute,
  type ReadAnswer,
  type RemoteRoutes,
} from './contract.ts';
export type { AppDescription, PageDescription } from './page-description.ts';
export type {
  HostServer,
  LaterScripts,
  NamedScript,
  PageData,
  RemoteBuild,
  RemoteOverride,
  RenderedPage,
  RenderWish,
  Wakes,
} from './page-server.ts';
export { RemoteBoundary } from './remote-boundary.tsx';
export { usePageLink } from './page-link.ts';
export { RemoteError, formatFailure, type FailureReport, type RemoteFailure } from './remote-error.ts';
export { RemoteStyles } from './remote-styles.tsx';
export { RemoteWidget } from './remote-widget.tsx';
export { RemotesProvider, useRemotes, type RemoteLoader } from './remotes-context.tsx';
