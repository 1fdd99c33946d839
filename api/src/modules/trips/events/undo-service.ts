import type { DaysChange } from '@tabi/shared/contracts/trip-changes';
import { joinNames } from '@tabi/shared/format';
import type { ApiContext } from '../../../ports/context.ts';
import { HttpError } from '../../../http/http-error.ts';
import type { Change } from '../core/change-service.ts';
import { takingBack, type Both } from './domain/taking-back.ts';
import { editDays, type Days } from './edit-service.ts';
import { requireInside } from './event-service.ts';
import { ideas, type KeptIdea } from './idea-repository.ts';
import { undos } from './undo-repository.ts';

/** The ideas as they were; what is on the days by now is no idea. */
async function takeBackIdeas({ db, trip }: Days, done: Both<KeptIdea>[], onDays: ReadonlySet<number>): Promise<void> {
  const places = done.flatMap(({ before, after }) => (before ?? after)?.place_id ?? []);
  await ideas.take(db, trip.id, [...places, ...onDays]);
  // The first of them comes to stand before the others again.
  for (const { before } of [...done].reverse())
    if (before && !onDays.has(before.place_id)) await ideas.keep(db, trip.id, before);
}

/**
 * Takes back what one change did to the days. What others have done since stays, and what they have done to the same things goes
 * before: the answer says which. It is a change like any other, so it can be taken back too.
 */
export const undoChange = (context: ApiContext, change: Change, version: number): Promise<DaysChange> =>
  editDays(context, change, async (days) => {
    const done = await undos.find(days.db, days.trip.id, version);
    if (!done) throw new HttpError('does-not-apply', 'This is too long ago to be taken back.');
    const { events, ways, dates, restored, left } = takingBack(days.events, done.events);
    for (const event of restored) requireInside(days, event);
    const onDays = events.flatMap(({ place_id }) => place_id ?? []);
    const back = new Set(restored.flatMap(({ place_id }) => place_id ?? []));
    await takeBackIdeas(
      days,
      done.ideas.filter(({ before, after }) => !onDays.includes((before ?? after)?.place_id ?? 0)),
      back,
    );
    const names = joinNames(left.map(({ title }) => title));
    return {
      kind: 'undone',
      events,
      ways,
      dates,
      eventId: null,
      ...(left.length ? { why: `Somebody has changed ${names} since: that stays as it is.` } : {}),
    };
  });
