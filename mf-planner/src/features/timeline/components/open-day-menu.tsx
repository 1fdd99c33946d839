import type { Trip } from '@tabi/shared/contracts/trips';
import { formatShortDay } from '@tabi/shared/format';
import { links, mapsWays } from '@tabi/shared/links';
import { useNavigate } from '@tabi/shared/router';
import { Icon, Menu, type MenuTrigger } from '@tabi/shared/ui';
import {
  ArrowDownUp,
  ArrowLeftRight,
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  Map as MapIcon,
  MapPinned,
  Pencil,
  Trash2,
} from 'lucide-react';
import { nameOfDay } from '../../../common/domain/day-names.ts';
import { visitsOf, type Day } from '../../../common/domain/days.ts';
import type { Act } from '../state.ts';

export type DayMenuProps = {
  day: Day;
  dates: readonly string[];
  trip: Pick<Trip, 'slug' | 'destinations' | 'day_names'>;
  act: (act: Act) => void;
};

/** As many days as a menu can list, the nearest ones. */
const mostDays = 4;

/** The destination that a day is spent in: of those that hold it the one that began last. */
const cityOn = ({ destinations }: Pick<Trip, 'destinations'>, date: string) =>
  [...destinations]
    .sort((a, b) => (a.startDate < b.startDate ? 1 : -1))
    .find(({ startDate, endDate }) => startDate <= date && date <= endDate)?.id;

/** Days in the same place, near ones first: only they can change places. */
function othersOf({ day, dates, trip }: Pick<DayMenuProps, 'day' | 'dates' | 'trip'>): string[] {
  const at = dates.indexOf(day.date);
  const far = (date: string) => Math.abs(dates.indexOf(date) - at);
  return dates
    .filter((date) => date !== day.date && cityOn(trip, date) === cityOn(trip, day.date))
    .sort((a, b) => far(a) - far(b))
    .slice(0, mostDays)
    .sort();
}

const icon = (of: typeof Pencil) => <Icon of={of} size={18} />;

/** The menu of a day, open. */
export function OpenDayMenu({ day, dates, trip, act, trigger }: DayMenuProps & { trigger: MenuTrigger }) {
  const { date, number } = day;
  const navigate = useNavigate();
  const visits = visitsOf(day).map(({ event }) => event.poi);
  const items = [
    {
      label: nameOfDay(trip, date) ? 'Call it otherwise…' : 'Give it a name…',
      icon: icon(Pencil),
      onSelect: () => act({ do: 'name-day', date }),
    },
    ...(visits.length > 1
      ? [{ label: 'Put it in a better order…', icon: icon(ArrowDownUp), onSelect: () => act({ do: 'plan-day', date }) }]
      : []),
    {
      label: 'See it on the map',
      icon: icon(MapIcon),
      onSelect: () => void navigate(links.itineraryMap(trip.slug, date)),
    },
    ...mapsWays(visits).map((way, index) => ({
      label: index === 0 ? 'Open in Google Maps' : `Open in Google Maps, part ${index + 1}`,
      icon: icon(MapPinned),
      onSelect: () => void open(way, '_blank', 'noopener'),
    })),
    ...othersOf({ day, dates, trip }).map((other) => ({
      label: `Swap with Day ${dates.indexOf(other) + 1}, ${formatShortDay(other)}`,
      icon: icon(ArrowLeftRight),
      onSelect: () => act({ do: 'swap-days', date, other }),
    })),
    {
      label: 'Add a day before it',
      icon: icon(BetweenHorizontalEnd),
      onSelect: () => act({ do: 'add-day', date, side: 'before' }),
    },
    {
      label: 'Add a day after it',
      icon: icon(BetweenHorizontalStart),
      onSelect: () => act({ do: 'add-day', date, side: 'after' }),
    },
    ...(dates.length > 1
      ? [{ label: 'Take this day out…', icon: icon(Trash2), onSelect: () => act({ do: 'remove-day', date }) }]
      : []),
  ];
  return <Menu defaultOpen label={`Day ${number}`} trigger={trigger} items={items} />;
}
