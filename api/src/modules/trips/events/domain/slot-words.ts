import { formatDay } from '@tabi/shared/format';
import { listed } from '../../core/domain/trip-name.ts';
import type { DayEvent } from '../event-row.ts';

const clock = (wallClock: string) => wallClock.slice(11, 16);

/** `Tue 2 December, 14:30–16:00, after Nijō Castle and before Nishiki Market. It is open 09:00–17:00 that day.` */
export function slotWords(event: DayEvent, events: readonly DayEvent[], madeRoom: readonly string[] = []): string {
  const visits = events.filter(({ type, date, id }) => type === 'visit' && date === event.date && id !== event.id);
  const before = visits.filter(({ starts_at }) => starts_at < event.starts_at).at(-1);
  const after = visits.find(({ starts_at }) => starts_at > event.starts_at);
  const between = [before && `after ${before.title}`, after && `before ${after.title}`].filter(Boolean).join(' and ');
  const when = `${formatDay(event.date)}, ${clock(event.starts_at)}–${clock(event.ends_at)}`;
  const hours = event.hours_kind === 'all-day' ? 'It is open all day.' : `It is open ${event.hours_that_day} that day.`;
  const room = madeRoom.length
    ? ` ${listed([...madeRoom])} made room and ${madeRoom.length > 1 ? 'are ideas' : 'is an idea'} now.`
    : '';
  return `${when}${between ? `, ${between}` : ''}. ${hours}${room}`;
}

/** `It fits on Tue 2 December, 14:30–16:00, if Nijō Castle becomes an idea.` */
export function fitsIf({ date, starts_at, ends_at }: DayEvent, dropped: readonly string[]): string {
  const when = `It fits on ${formatDay(date)}, ${clock(starts_at)}–${clock(ends_at)}`;
  if (dropped.length === 0) return `${when}.`;
  return `${when}, if ${listed([...dropped])} ${dropped.length > 1 ? 'become ideas' : 'becomes an idea'}.`;
}
