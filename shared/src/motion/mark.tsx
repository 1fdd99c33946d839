import { m } from 'framer-motion';

/** What marks the current one of several: it glides from one to the next. `name` is the same for all of them. */
export const Mark = ({ name, className }: { name: string; className?: string }) => (
  <m.span
    aria-hidden="true"
    layoutId={name}
    initial={false}
    transition={{ duration: 0.2, ease: 'easeOut' }}
    className={className}
  />
);
