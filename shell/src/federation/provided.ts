/**
 * The facades that the host itself may never ask for, but remotes do: naming them here puts them into the host's build,
 * each in a chunk of its own that loads when the first remote needs it.
 */
export const provided = Object.freeze({
  carousel: () => import('@tabi/shared/carousel'),
  format: () => import('@tabi/shared/format'),
  forms: () => import('@tabi/shared/forms'),
  map: () => import('@tabi/shared/map'),
  motion: () => import('@tabi/shared/motion'),
  overlay: () => import('@tabi/shared/ui-overlay'),
});
