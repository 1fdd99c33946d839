import type { ApiContext } from '../../../ports/context.ts';
import { HttpError } from '../../../http/http-error.ts';
import type { SignedIn, Viewer } from '../../../http/viewer.ts';
import { avatarKey } from '../../pictures/domain/avatar.ts';
import { costsOfTrip } from '../../trips/costs/costs-service.ts';
import { findTrip } from '../../trips/core/find-service.ts';
import { calendarOf } from '../../trips/exports/domain/calendar.ts';
import { documentOf } from '../../trips/exports/domain/trip-document.ts';
import { seenBy } from '../../trips/exports/seen-service.ts';
import { todosOf } from '../../trips/todos/service.ts';
import { wishlists } from '../../wishlists/repository.ts';
import { linkedIdentitiesOf } from '../oauth/identity-service.ts';
import { securityOf } from '../second-factor/security-service.ts';
import { ownSessions } from '../users/session-repository.ts';
import type { ArchiveFile } from './domain/zip.ts';
import { personalData } from './repository.ts';

const text = (name: string, words: string): ArchiveFile => ({ name, bytes: Buffer.from(words) });
const json = (name: string, value: unknown): ArchiveFile => text(name, `${JSON.stringify(value, null, 2)}\n`);

const readMe = `What Tabi keeps of you.

account.json    you, how you sign in, where you are signed in, and the mails you get
wishlists.json  your lists, with your notes
reviews.json    what you have written of places, hotels and tours
messages.json   what you have written to us
picture.webp    your picture
trips/          each trip: .json can be taken up by Tabi again, .ics by a calendar; what it costs and what is to do beside it

Trips that you have deleted are not in it. Restore them first, within 30 days, if you want them. Deleted lists are not in it either.
`;

const gone = (error: unknown) => error instanceof HttpError && error.code === 'not-found';

/** One trip as files. None when it has been deleted meanwhile, or its owner has taken them off it. */
async function* tripFiles(context: ApiContext, viewer: Viewer, id: string): AsyncGenerator<ArchiveFile> {
  try {
    const trip = await findTrip(context, viewer, id);
    const seen = await seenBy(context, trip, viewer);
    const name = `trips/${trip.slug}`;
    const { address, now } = context;
    yield json(`${name}.json`, documentOf(seen));
    if (trip.status === 'planned') yield text(`${name}.ics`, calendarOf(seen, { address, now: now() }));
    yield json(`${name}-costs.json`, await costsOfTrip(context, viewer, id, 'USD'));
    yield json(`${name}-todos.json`, await todosOf(context, viewer, id));
  } catch (error) {
    if (!gone(error)) throw error;
  }
}

async function listsOf({ pool }: ApiContext, userId: string) {
  const rows = await wishlists.list(pool, userId);
  return Promise.all(
    rows.map(async ({ id, title }) => ({
      title,
      destinations: (await wishlists.locationsIn(pool, id)).map(({ name, slug, note }) => ({ name, slug, note })),
      places: (await wishlists.poisIn(pool, id)).map(({ name, slug, note }) => ({ name, slug, note })),
    })),
  );
}

/** Lists and messages go by address: only who has shown that it is theirs reads them. */
async function byAddress<T>({ confirmed, email }: SignedIn, find: (email: string) => Promise<T[]>): Promise<T[]> {
  return confirmed ? find(email) : [];
}

/** Everything that is kept of a person, made file by file while it is sent. */
export async function* filesOf(context: ApiContext, user: SignedIn): AsyncGenerator<ArchiveFile> {
  const { pool, files, now } = context;
  yield text('README.txt', readMe);
  yield json('account.json', {
    ...(await personalData.account(pool, user.id)),
    signs_in_with: await linkedIdentitiesOf(context, user.id),
    security: await securityOf(pool, user.id),
    signed_in_on: (await ownSessions.list(pool, user.id, now())).map(({ device, created_at, seen_at }) => ({
      device,
      since: created_at,
      last_used: seen_at,
    })),
    mailing_lists: await byAddress(user, (email) => personalData.mailingLists(pool, email)),
  });
  yield json('wishlists.json', await listsOf(context, user.id));
  yield json('reviews.json', await personalData.reviews(pool, user.id));
  yield json('messages.json', await byAddress(user, (email) => personalData.messages(pool, email)));
  const picture = user.avatar && (await files.get(avatarKey(user.avatar, 512)));
  if (picture) yield { name: 'picture.webp', bytes: picture.bytes };
  // Trips of the account alone: whoever planned in this browser before need not be the same person.
  for (const id of await personalData.tripIds(pool, user.id)) yield* tripFiles(context, { user, visitor: null }, id);
}
