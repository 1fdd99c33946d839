import { type Db, statement } from '@tabi/postgres';

interface AccountFacts {
  name: string;
  email: string;
  email_confirmed_at: Date | null;
  time_zone: string;
  settings: object;
  home_city: string | null;
  has_password: boolean;
  created_at: Date;
}

const account = statement<AccountFacts, { id: string }>(
  'export.account',
  `SELECT name, email, email_verified_at AS email_confirmed_at, time_zone, settings,
     (SELECT cities.name FROM cities WHERE cities.id = home_city_id) AS home_city,
     password_hash IS NOT NULL AS has_password, created_at
   FROM users WHERE id = :id`,
);
const mailingLists = statement<{ list: string; asked_at: Date; confirmed_at: Date | null }, { email: string }>(
  'export.mailing-lists',
  'SELECT type AS list, asked_at, confirmed_at FROM subscriptions WHERE email = :email ORDER BY type',
);
const messages = statement<{ name: string; subject: string; message: string; sent_at: Date }, { email: string }>(
  'export.messages',
  'SELECT name, subject, message, created_at AS sent_at FROM contact_messages WHERE email = :email ORDER BY created_at, id',
);
const reviews = statement<
  { of: string; name: string | null; rating: number; text: string; written_at: Date; edited_at: Date | null },
  { id: string }
>(
  'export.reviews',
  `SELECT review.resource AS of, coalesce(place.name, location.name, hotel.name, product.title) AS name, review.rating,
     review.text, review.created_at AS written_at, review.edited_at
   FROM reviews AS review
     LEFT JOIN places AS place ON review.resource = 'PointOfInterest' AND place.id = review.resource_id
     LEFT JOIN locations AS location ON review.resource = 'Location' AND location.id = review.resource_id
     LEFT JOIN hotels AS hotel ON review.resource = 'Hotel' AND hotel.id = review.resource_id
     LEFT JOIN products AS product ON review.resource = 'Product' AND product.id = review.resource_id
   WHERE review.user_id = :id ORDER BY review.created_at, review.id`,
);
const tripIds = statement<{ id: string }, { id: string }>(
  'export.trip-ids',
  `SELECT trips.id FROM trip_contributors JOIN trips ON trips.id = trip_id
   WHERE user_id = :id AND trips.deleted_at IS NULL ORDER BY trips.start_date, trips.id`,
);

/** What is kept of one person, each kind as they would read it: no ids of ours. */
export const personalData = {
  account: (db: Db, id: string) => account.first(db, { id }),
  mailingLists: (db: Db, email: string) => mailingLists.rows(db, { email }),
  messages: (db: Db, email: string) => messages.rows(db, { email }),
  reviews: (db: Db, id: string) => reviews.rows(db, { id }),
  /** Their own and those that they plan with others; deleted ones are not among them. */
  tripIds: async (db: Db, id: string) => (await tripIds.rows(db, { id })).map((row) => row.id),
};
