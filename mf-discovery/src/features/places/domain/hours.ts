import type { PoiDetails } from '@tabi/shared/contracts/places';
import type { DayOfWeek } from 'schema-dts';

type Weekday = Extract<DayOfWeek, 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'>;

/** One of schema.org's OpeningHoursSpecification. */
export type HoursOfDay = { dayOfWeek: Weekday; opens: string; closes: string };

type Day = PoiDetails['opening_hours'][number];
const range = /^(\d{2}:\d{2})–(\d{2}:\d{2})$/;

function hoursOf({ day: name, hours }: Day): HoursOfDay[] {
  // The contract's days are called as schema.org calls them.
  const day = name as Weekday;
  if (hours === 'Open all day') return [{ dayOfWeek: day, opens: '00:00', closes: '23:59' }];
  // To schema.org a day is closed when it opens and closes at the same time.
  if (hours === 'Closed') return [{ dayOfWeek: day, opens: '00:00', closes: '00:00' }];
  return hours.split(', ').flatMap((text) => {
    const [, opens, closes] = range.exec(text) ?? [];
    return opens && closes ? [{ dayOfWeek: day, opens, closes }] : [];
  });
}

/** Pure: the hours for search engines, a row for each range of each day; none unless the place itself publishes them. */
export const publishedHours = (place: Pick<PoiDetails, 'opening_hours' | 'hours_source'>): HoursOfDay[] =>
  place.hours_source === 'official' ? place.opening_hours.flatMap(hoursOf) : [];
