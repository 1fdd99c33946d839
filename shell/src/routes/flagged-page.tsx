import type { Features } from '@tabi/shared/contracts/people';
import { useApiClient } from '@tabi/shared/data';
import { useAppState, useAppStateSource } from '@tabi/shared/state';
import { useEffect, type ReactNode } from 'react';
import { findFeatures } from '../start/find-features.ts';
import { PageSkeleton } from './page-slot.tsx';

type Props = {
  /** A switch that the API does not know is off. */
  flag: string | undefined;
  /** The not-found page. */
  otherwise: ReactNode;
  children: ReactNode;
};

/** A page that is there only while its switch is on. */
export function FlaggedPage({ flag, otherwise, children }: Props) {
  const { features, featuresKnown } = useAppState();
  const state = useAppStateSource();
  const api = useApiClient();
  useEffect(() => {
    if (flag && !featuresKnown) void findFeatures(state, api);
  }, [flag, featuresKnown, state, api]);
  if (!flag || features[flag as keyof Features]) return children;
  return featuresKnown ? otherwise : <PageSkeleton />;
}
