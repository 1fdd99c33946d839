export { exponentOf, joinNames, plural, formatMetres, formatMinutes, formatMoney } from './amounts.ts';
export { atMinute, clockOf, clockText, minuteOf, minutesBetween } from './clocks.ts';
export {
  addDays,
  daysApart,
  daysBetween,
  eachDay,
  isDay,
  formatDate,
  formatDay,
  formatDayOfYear,
  formatDays,
  formatMonth,
  formatShortDay,
  formatWeekday,
  monthName,
  utcDay,
  weekdayOf,
} from './dates.ts';
export { formatsOf, usualFormats, type FormatChoices, type Formats } from './formats.ts';
export { openingHours } from './opening-hours.ts';
export { otherName } from './other-name.ts';
export { formatTravelMode, travelWords } from './travel-modes.ts';
export { readSettings, settingsCookies } from './settings-cookies.ts';
export { clockIn, dayIn, isZone, later, ownZone, formatMoment } from './instants.ts';
