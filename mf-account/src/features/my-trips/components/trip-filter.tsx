import { links } from '@tabi/shared/links';
import { TabLinks } from '@tabi/shared/ui';
import { filters, type Filter } from '../domain/shelves.ts';

const labels: Record<Filter, string> = {
  all: 'All',
  upcoming: 'Upcoming',
  past: 'Past',
  shared: 'Shared with me',
  deleted: 'Deleted',
};

/** As links, so that each choice has an address and the way back works. */
export function TripFilter({ current }: { current: Filter }) {
  return (
    <TabLinks
      label="Which trips"
      look="pills"
      replace
      links={filters.map((filter) => ({
        to: filter === 'all' ? links.myTrips() : `${links.myTrips()}?filter=${filter}`,
        label: labels[filter],
        current: filter === current,
      }))}
    />
  );
}
