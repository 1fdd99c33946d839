import type { GeoPoint, MealRule, Pin, Place } from '../model/model.ts';

/** What a node of the search stands for. */
export type NodeMeaning =
  | { readonly type: 'place'; readonly place: Place; readonly mealInside: MealRule | null }
  | { readonly type: 'pin'; readonly pin: Pin; readonly point: GeoPoint | null }
  | { readonly type: 'meal'; readonly rule: MealRule; readonly tour: number };
