import type { Trip } from '@tabi/shared/contracts/trips';
import { useState } from 'react';
import { useFetchedEarly } from '../../../common/components/use-fetched-early.ts';
import { useFetchPage } from '../api.ts';
import { isFor, type Tab } from './trip-tabs.tsx';

/** Fetches the tabs that are of use on the way: they open offline though nobody has looked at them before. */
export function TabsKept({ tabs, trip }: { tabs: readonly Tab[]; trip: Trip }) {
  const fetchPage = useFetchPage(trip);
  const [parts] = useState(() =>
    tabs
      .filter((tab) => isFor(tab, trip) && !tab.needsNetwork)
      .map(
        ({ Page }) =>
          () =>
            fetchPage(Page),
      ),
  );
  useFetchedEarly(parts, true);
  return null;
}
