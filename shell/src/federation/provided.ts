/**
 * Every facade that the host provides. Webpack puts a shared module into the host's build only where the host itself
 * asks for it; a facade that the remotes alone use would be missing at run time, and a remote would break on it.
 * Naming all of them here is what keeps that promise: the lazy ones become chunks of their own, the eager ones stay in
 * the first script.
 */
export const provided = Object.freeze({
  banners: () => import('@tabi/shared/banners'),
  carousel: () => import('@tabi/shared/carousel'),
  data: () => import('@tabi/shared/data'),
  events: () => import('@tabi/shared/events'),
  federation: () => import('@tabi/shared/federation'),
  format: () => import('@tabi/shared/format'),
  forms: () => import('@tabi/shared/forms'),
  links: () => import('@tabi/shared/links'),
  lists: () => import('@tabi/shared/lists'),
  map: () => import('@tabi/shared/map'),
  motion: () => import('@tabi/shared/motion'),
  prices: () => import('@tabi/shared/prices'),
  router: () => import('@tabi/shared/router'),
  state: () => import('@tabi/shared/state'),
  ui: () => import('@tabi/shared/ui'),
  'ui-overlay': () => import('@tabi/shared/ui-overlay'),
});
