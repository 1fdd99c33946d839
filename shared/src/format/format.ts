export { exponentOf, joinNames, plural, sayMetres, sayMinutes, sayMoney } from './amounts.ts';
export { addDays, clockOf, daysBetween, minutesBetween, sayDate, sayDay, sayDays, sayWeekday } from './dates.ts';
