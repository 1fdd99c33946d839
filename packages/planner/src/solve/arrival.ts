import type { MealKind, MealRule, TransferLeg } from '../model/model.ts';

/** From the door of a city's station or airport to its sights: to the hotel, the key, the luggage, a glass of water. */
export const settleMinutes = 40;
/** After so long a way nobody jumps off a mountain on the same day. */
const longWayMinutes = 240;

/** The transfer that begins a day. */
export interface Arrival {
  readonly from: string;
  readonly leg: TransferLeg;
  readonly start: number;
  readonly end: number;
  readonly settleMinutes: number;
  readonly meals: readonly MealKind[];
}

export const isLongWay = (arrival: Pick<Arrival, 'leg'> | null): boolean =>
  arrival !== null && arrival.leg.minutes >= longWayMinutes;

export interface DayMeals {
  readonly due: readonly MealRule[];
  /** Their hours pass on the way. */
  readonly onTheWay: readonly MealKind[];
}

/**
 * The meals of a day of these hours. One that arrives may eat as late as the meal's window ends.
 * @param open when the day in the city begins
 */
export function mealsOfDay(
  rules: readonly MealRule[],
  hours: { readonly start: number; readonly open: number; readonly close: number },
): DayMeals {
  const { start, open, close } = hours;
  const spanned = rules.filter((rule) => start <= rule.earliest && close >= rule.latest);
  const inTime = (rule: MealRule): boolean => open <= rule.latest && open + rule.minutes <= close;
  const late = (rule: MealRule): MealRule => ({
    ...rule,
    earliest: open,
    latest: Math.max(rule.latest, open + rule.minutes),
  });
  return {
    due: spanned.filter(inTime).map((rule) => (open <= rule.earliest ? rule : late(rule))),
    onTheWay: spanned.filter((rule) => !inTime(rule)).map(({ kind }) => kind),
  };
}
