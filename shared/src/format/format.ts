export { exponentOf, joinNames, plural, sayMetres, sayMinutes, sayMoney } from './amounts.ts';
export { atMinute, clockOf, clockText, minuteOf, minutesBetween } from './clocks.ts';
export {
  addDays,
  daysApart,
  daysBetween,
  eachDay,
  isDay,
  sayDate,
  sayDay,
  sayDayOfYear,
  sayDays,
  sayShortDay,
  sayWeekday,
  utcDay,
  weekdayOf,
} from './dates.ts';
export { sayTravelMode, travelWords } from './travel-modes.ts';
export { clockIn, dayIn, isZone, later, ownZone, sayMoment } from './instants.ts';
