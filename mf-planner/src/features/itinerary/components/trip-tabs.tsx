import type { Trip } from '@tabi/shared/contracts/trips';
import { links, type ItineraryTab } from '@tabi/shared/links';
import { Icon, TabLinks } from '@tabi/shared/ui';
import type { LucideIcon } from 'lucide-react';
import type { LazyPage } from '../../../common/components/lazy-page.tsx';

/** One way of looking at the trip. */
export type Tab = {
  path: ItineraryTab;
  icon: LucideIcon;
  label: string | ((trip: Trip) => string);
  /** Others are led to the itinerary's root. */
  contributorsOnly?: true;
  /** There is little to do in it without one. */
  needsNetwork?: true;
  Page: LazyPage;
};

export const isFor = ({ contributorsOnly }: Tab, { canManage }: Pick<Trip, 'canManage'>): boolean =>
  canManage || !contributorsOnly;

/** The tabs that this visitor may open. */
export function TripTabs({ trip, tabs, className }: { trip: Trip; tabs: readonly Tab[]; className?: string }) {
  return (
    <TabLinks
      label="Trip"
      look="folder"
      className={className}
      links={tabs
        .filter((tab) => isFor(tab, trip))
        .map(({ path, icon, label }) => ({
          to: links.itineraryTab(trip.slug, path),
          label: (
            <>
              <Icon of={icon} size={18} /> {typeof label === 'string' ? label : label(trip)}
            </>
          ),
        }))}
    />
  );
}
