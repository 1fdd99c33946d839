import type { Features } from '@tabi/shared/contracts/people';
import { useAppState } from '@tabi/shared/state';
import type { ReactNode } from 'react';
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
  if (!flag || features[flag as keyof Features]) return children;
  return featuresKnown ? otherwise : <PageSkeleton />;
}
