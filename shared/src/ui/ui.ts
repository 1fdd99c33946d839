export { Button, ButtonLink, buttonClass } from './button.tsx';
export { classNames } from './class-names.ts';
export { EmptyState } from './empty-state.tsx';
export { ErrorState } from './error-state.tsx';
export { Breadcrumbs, Chip, Column, Spoken, TitleBlock } from './layout.tsx';
export { Picture } from './picture.tsx';
export { artUrl, socialUrl, type Shape } from './picture-source.ts';
export { Skeleton } from './skeleton.tsx';
export { useHydrated } from './use-hydrated.ts';
