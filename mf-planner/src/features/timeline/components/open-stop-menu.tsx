import { formatShortDay } from '@tabi/shared/format';
import { Icon, Menu, type MenuTrigger } from '@tabi/shared/ui';
import { ArrowDown, ArrowUp, CalendarDays, Lightbulb, Lock, LockOpen, Pencil, Star, Trash2 } from 'lucide-react';
import type { TripEvent } from '@tabi/shared/contracts/trips';
import type { Act } from '../state.ts';

export type StopMenuProps = {
  event: TripEvent;
  /** Of the trip. */
  dates: readonly string[];
  act: (act: Act) => void;
};

/** More days than these are not listed whole: the nearest are, and the others are chosen from in the dialog. */
const mostDays = 6;
const nearest = 2;

const simple = (event: TripEvent, act: StopMenuProps['act']) => {
  const item = (label: string, icon: typeof Lock, what: Extract<Act, { event: TripEvent; date?: never }>['do']) => ({
    label,
    icon: <Icon of={icon} size={18} />,
    onSelect: () => act({ do: what, event } as Act),
    atOnce: what !== 'edit',
  });
  return {
    first: [
      item('Time, cost and note…', Pencil, 'edit'),
      item('Earlier', ArrowUp, 'earlier'),
      item('Later', ArrowDown, 'later'),
    ],
    last: [
      event.pinned ? item('Let planning move it', LockOpen, 'lock') : item('Keep it here', Lock, 'lock'),
      ...(event.type === 'visit'
        ? [
            event.must ? item('Planning may leave it out', Star, 'must') : item('Never leave it out', Star, 'must'),
            item('Back to the ideas', Lightbulb, 'to-ideas'),
          ]
        : []),
      item('Take it off', Trash2, 'take-off'),
    ],
  };
};

function nearDays(dates: readonly string[], from: string): string[] {
  const far = (date: string) => Math.abs(dates.indexOf(date) - dates.indexOf(from));
  return dates
    .filter((date) => date !== from)
    .sort((a, b) => far(a) - far(b))
    .slice(0, nearest)
    .sort();
}

/** The menu of a stop, open. */
export function OpenStopMenu({ event, dates, act, trigger }: StopMenuProps & { trigger: MenuTrigger }) {
  const { first, last } = simple(event, act);
  const isShort = dates.length <= mostDays;
  const others = isShort ? dates.filter((date) => date !== event.date) : nearDays(dates, event.date);
  const icon = <Icon of={CalendarDays} size={18} />;
  const days = others.map((date) => ({
    label: `Move to Day ${dates.indexOf(date) + 1}, ${formatShortDay(date)}`,
    icon,
    onSelect: () => act({ do: 'to-day', event, date }),
    atOnce: true,
  }));
  const further = isShort ? [] : [{ label: 'Another day…', icon, onSelect: () => act({ do: 'edit', event }) }];
  return <Menu defaultOpen label={event.title} trigger={trigger} items={[...first, ...days, ...further, ...last]} />;
}
