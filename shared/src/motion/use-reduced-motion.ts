import { useSyncExternalStore } from 'react';
import { onMotionWish, wantsNoMotion } from './wants-no-motion.ts';

/** Whether the person wants nothing to move, also when they change their mind. */
export const useReducedMotion = (): boolean => useSyncExternalStore(onMotionWish, wantsNoMotion, () => true);
