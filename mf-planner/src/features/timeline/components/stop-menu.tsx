import type { TripEvent } from '@tabi/shared/contracts/trips';
import { formatShortDay } from '@tabi/shared/format';
import { Button, Icon } from '@tabi/shared/ui';
import {
  ArrowDown,
  ArrowUp,
  CalendarDays,
  Ellipsis,
  Lightbulb,
  Lock,
  LockOpen,
  Pencil,
  Star,
  Trash2,
} from 'lucide-react';
import { LazyMenu } from '../../../common/components/lazy-menu.tsx';
import type { Act } from '../state.ts';

type Props = {
  event: TripEvent;
  /** Of the trip. */
  dates: readonly string[];
  act: (act: Act) => void;
  className?: string;
};

/** More days than a menu lists are chosen from in the dialog. */
const mostDays = 6;

const simple = (event: TripEvent, act: Props['act']) => {
  const item = (label: string, icon: typeof Lock, what: Extract<Act, { event: TripEvent; date?: never }>['do']) => ({
    label,
    icon: <Icon of={icon} size={18} />,
    onSelect: () => act({ do: what, event } as Act),
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

/** Everything that can be done with a stop, without dragging. */
export function StopMenu({ event, dates, act, className }: Props) {
  const items = () => {
    const { first, last } = simple(event, act);
    const others = dates.length <= mostDays ? dates.filter((date) => date !== event.date) : [];
    const days = others.map((date) => ({
      label: `Move to Day ${dates.indexOf(date) + 1}, ${formatShortDay(date)}`,
      icon: <Icon of={CalendarDays} size={18} />,
      onSelect: () => act({ do: 'to-day', event, date }),
    }));
    return [...first, ...days, ...last];
  };
  return (
    <LazyMenu
      label={event.title}
      items={items}
      trigger={
        <Button look="quiet" square aria-label={`Change ${event.title}`} className={className}>
          <Icon of={Ellipsis} />
        </Button>
      }
    />
  );
}
