import { m, type HTMLMotionProps } from 'framer-motion';
import { useState } from 'react';
import { useMoves } from './moving.tsx';

type Tag = 'article' | 'div' | 'li' | 'p' | 'section';

type Props = Omit<HTMLMotionProps<'div'>, 'initial' | 'animate' | 'exit' | 'layout'> & {
  as?: Tag;
  /** How far below its place it begins, in pixels; 0 only fades. */
  rise?: number;
  /** Glides to its new place when others come, go or change theirs; inside a `Moving` of places. */
  glides?: boolean;
};

const quick = { duration: 0.12, ease: 'easeOut' } as const;
const calm = { duration: 0.2, ease: 'easeOut' } as const;

/** Rises into its place, and sinks away where a `Presence` around it lets it. */
export function Appear({ as = 'div', rise = 12, glides = false, ...props }: Props) {
  // As it was when it came: what moves it may be fetched later, and lets nothing come again.
  const [comes] = useState(useMoves());
  // One of many elements, all of them with a div's properties.
  const Element = m[as] as typeof m.div;
  const away = { opacity: 0, y: rise };
  return (
    <Element
      data-still={comes ? undefined : ''}
      initial={comes ? away : false}
      animate={{ opacity: 1, y: 0 }}
      exit={{ ...away, transition: quick }}
      transition={calm}
      {...(glides ? { layout: 'position' } : {})}
      {...props}
    />
  );
}
