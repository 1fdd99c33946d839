import type { Pin, Place, Plan, PlanRequest, TravelTimes, ViolationCode } from '../model/model.ts';

/** What every check of the validator works with. */
export interface Context {
  readonly request: PlanRequest;
  readonly plan: Plan;
  readonly travel: TravelTimes;
  readonly places: ReadonlyMap<string, Place>;
  readonly pins: ReadonlyMap<string, Pin>;
  readonly report: (code: ViolationCode, date: string | null, subject: string | null, message: string) => void;
}
