import type { ChangeMessage } from '@tabi/shared/contracts/trip-sharing';
import { clockOf, formatShortDay } from '@tabi/shared/format';
import { eventOf, type TripState } from './trip-state.ts';

type Told = Pick<ChangeMessage, 'kind' | 'data' | 'by'>;
type Seen = Pick<TripState, 'events'>;

const whatKind: Record<string, string> = {
  'hop-changed': 'chose another way to go',
  undone: 'took a change back',
  'idea-added': 'added an idea',
  'idea-marked': 'said what an idea is to them',
  'idea-removed': 'took an idea off',
  locked: 'locked the trip',
  unlocked: 'unlocked the trip',
  joined: 'joined the trip',
  left: 'left the trip',
  'role-changed': 'changed who owns the trip',
};

/** Who made a link, took one back or mailed one has changed nothing that anybody sees of the trip. */
const untold = new Set(['shared', 'link-changed', 'link-revoked', 'invited']);

/** What somebody did to one event, seen from how the days were and are. */
function doneTo({ kind, data }: Told, before: Seen, after: Seen): string | null {
  const id = typeof data['event_id'] === 'string' ? data['event_id'] : '';
  const [was, is] = [eventOf(before, id), eventOf(after, id)];
  if (kind === 'event-added' && is) return `added ${is.title} on ${formatShortDay(is.date)}`;
  if (kind === 'event-changed' && is)
    return was && was.start !== is.start
      ? `moved ${is.title} to ${formatShortDay(is.date)}, ${clockOf(is.start)}`
      : `changed ${is.title}`;
  if (kind !== 'event-removed' && kind !== 'event-returned') return null;
  const gone = before.events.filter(({ id: one, type }) => type !== 'hop' && !eventOf(after, one));
  const [only] = gone;
  if (!only || gone.length > 1) return null;
  return kind === 'event-removed' ? `took ${only.title} off` : `put ${only.title} back among the ideas`;
}

/**
 * `Mei moved Fushimi Inari to Tue 2, 14:00`
 * @returns null for what nobody is told of
 * @param own how the traveller of this page is called: what they did elsewhere is told them as theirs
 */
export const liveWords = (message: Told, before: Seen, after: Seen, own?: string): string | null =>
  untold.has(message.kind)
    ? null
    : `${message.by === own ? 'You' : message.by} ${doneTo(message, before, after) ?? whatKind[message.kind] ?? 'changed the trip'}`;
