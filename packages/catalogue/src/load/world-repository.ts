import { command, type Db, json, type Json } from '@tabi/postgres';
import type { connectionRows, countryGuideRows, festivalRows, journeyRows } from '../read/world-rows.ts';

const storeGuides = command<{ rows: Json<ReturnType<typeof countryGuideRows>> }>(
  'catalogue.store-country-guides',
  `UPDATE countries SET guide = row.guide
   FROM countries AS country LEFT JOIN jsonb_to_recordset(:rows) AS row (code text, guide jsonb) USING (code)
   WHERE countries.code = country.code AND countries.guide IS DISTINCT FROM row.guide`,
);

const removeConnections = command('catalogue.remove-connections', 'DELETE FROM connections');
const storeConnections = command<{ rows: Json<ReturnType<typeof connectionRows>> }>(
  'catalogue.store-connections',
  `INSERT INTO connections (from_location_id, to_location_id, mode, minutes, often, operator_name, operator_website, note,
     checked)
   SELECT one.id, other.id, mode, minutes, often, operator_name, operator_website, note, row.checked
   FROM jsonb_to_recordset(:rows) AS row (from_slug text, to_slug text, mode text, minutes integer, often text,
       operator_name text, operator_website text, note text, checked text)
     JOIN locations AS one ON one.slug = row.from_slug JOIN locations AS other ON other.slug = row.to_slug`,
);

type Festivals = { rows: Json<ReturnType<typeof festivalRows>> };
const removeFestivals = command('catalogue.remove-festivals', 'DELETE FROM festivals');
const storeFestivals = command<Festivals>(
  'catalogue.store-festivals',
  `INSERT INTO festivals (slug, name, local_name, text, days, may_move, countries, destinations)
   SELECT * FROM jsonb_to_recordset(:rows) AS row (slug text, name text, local_name text, text text, days integer,
     may_move boolean, countries text[], destinations text[])`,
);
const storeFestivalDates = command<Festivals>(
  'catalogue.store-festival-dates',
  `INSERT INTO festival_dates (festival_slug, starts)
   SELECT row.slug, starts FROM jsonb_to_recordset(:rows) AS row (slug text, dates date[]), unnest(row.dates) AS starts`,
);

type Journeys = { rows: Json<ReturnType<typeof journeyRows>> };
const removeJourneys = command('catalogue.remove-journeys', 'DELETE FROM journeys');
const storeJourneys = command<Journeys>(
  'catalogue.store-journeys',
  `INSERT INTO journeys (slug, position, title, snippet, description, tags, best_months)
   SELECT * FROM jsonb_to_recordset(:rows) AS row (slug text, position integer, title text, snippet text, description text,
     tags text[], best_months integer[])`,
);
const storeJourneyStays = command<Journeys>(
  'catalogue.store-journey-stays',
  `INSERT INTO journey_stays (journey_slug, position, location_id, nights, why)
   SELECT row.slug, stay.position, location.id, stay.nights, stay.why
   FROM jsonb_to_recordset(:rows) AS row (slug text, stays jsonb),
     jsonb_to_recordset(row.stays) AS stay (position integer, location_slug text, nights integer, why text)
     JOIN locations AS location ON location.slug = stay.location_slug`,
);

/** Each puts exactly these there. */
export const world = {
  countryGuides: (db: Db, rows: ReturnType<typeof countryGuideRows>) => storeGuides.run(db, { rows: json(rows) }),
  connections: async (db: Db, rows: ReturnType<typeof connectionRows>) => {
    await removeConnections.run(db);
    await storeConnections.run(db, { rows: json(rows) });
  },
  festivals: async (db: Db, festivals: ReturnType<typeof festivalRows>) => {
    const rows = json(festivals);
    await removeFestivals.run(db);
    await storeFestivals.run(db, { rows });
    await storeFestivalDates.run(db, { rows });
  },
  journeys: async (db: Db, journeys: ReturnType<typeof journeyRows>) => {
    const rows = json(journeys);
    await removeJourneys.run(db);
    await storeJourneys.run(db, { rows });
    await storeJourneyStays.run(db, { rows });
  },
};
