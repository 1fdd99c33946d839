import type { GeoPoint, RoutedMode } from '@tabi/planner';

/** One way as an engine tells it; null: there is none. */
export type Way = { readonly seconds: number; readonly metres: number } | null;

/** Whole seconds and metres: an answer is the same fresh and from the cache, and so is the plan. */
export const wayOf = (seconds: number | null | undefined, metres: number | null | undefined): Way =>
  typeof seconds === 'number' && typeof metres === 'number'
    ? { seconds: Math.round(seconds), metres: Math.round(metres) }
    : null;

/** An existing routing engine, asked over HTTP. Both calls throw EngineError when it gives no answer of its kind. */
export interface RoutingEngine {
  /** Every way from each origin to each destination, by row of origin. */
  table(mode: RoutedMode, from: readonly GeoPoint[], to: readonly GeoPoint[], signal: AbortSignal): Promise<Way[][]>;
  way(mode: RoutedMode, from: GeoPoint, to: GeoPoint, signal: AbortSignal): Promise<Way>;
}

/** The engine did not answer, or not what it should have. */
export class EngineError extends Error {
  override name = 'EngineError';
}

/** The engine is well, but one of a table's points lies beside every street, which leaves the whole table unanswered. */
export class StrayPoint extends EngineError {
  override name = 'StrayPoint';
}
