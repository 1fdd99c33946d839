import { LazyMotion, MotionConfig, type FeatureBundle } from 'framer-motion';
import { createContext, useContext, type ReactNode } from 'react';
import { useFeatures, type Reach } from './features.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

const MovesContext = createContext(false);

/** Whether things move now: what moves them has come, and the person does not mind. */
export const useMoves = (): boolean => useContext(MovesContext);

/** With nothing that renders it, everything stands where it will be. */
const still = { renderer: undefined } as unknown as FeatureBundle;

type Props = { reach?: Reach; children: ReactNode };

/**
 * In here things move, as `Appear` and `Mark` say: 120 to 240 ms, to explain where something came from or went. Until
 * what moves them is fetched, and for who wants no motion, they appear in place; then it is not fetched at all.
 */
export function Moving({ reach = 'coming', children }: Props) {
  const reduced = useReducedMotion();
  const fetched = useFeatures(reach, !reduced);
  const features = reduced ? undefined : fetched;
  return (
    <LazyMotion features={features ?? still} strict>
      {/* For what moved until the person changed their mind. */}
      <MotionConfig reducedMotion={reduced ? 'always' : 'never'} skipAnimations={reduced}>
        <MovesContext value={features !== undefined}>{children}</MovesContext>
      </MotionConfig>
    </LazyMotion>
  );
}
