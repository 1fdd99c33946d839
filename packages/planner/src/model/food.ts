import type { GeoPoint } from './travel-model.ts';

/** A district with a reason to eat in it. */
export interface FoodArea extends GeoPoint {
  readonly name: string;
  /** Metres around the point in which one finds it. */
  readonly radius: number;
  readonly meals: readonly ('breakfast' | 'lunch' | 'dinner')[];
  /** What one eats there, and when. */
  readonly text: string;
}

export interface CityFood {
  readonly areas: readonly FoodArea[];
  /** Names of what one eats in the city. */
  readonly dishes: readonly string[];
}
