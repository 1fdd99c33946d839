import type { Features } from '@tabi/shared/contracts/people';
import { links } from '@tabi/shared/links';
import { useAppState } from '@tabi/shared/state';
import type { ReactNode } from 'react';
import { matchRoute } from './match-route.ts';
import { PageSkeleton, PageSlot } from './page-slot.tsx';

/** A page that is there only while its switch is on; the not-found page in its place while it is off. */
export function FlaggedPage({ flag, children }: { flag?: keyof Features | undefined; children: ReactNode }) {
  const { features, featuresKnown } = useAppState();
  if (!flag || features[flag]) return children;
  return featuresKnown ? <PageSlot match={matchRoute(links.notFound())} /> : <PageSkeleton />;
}
