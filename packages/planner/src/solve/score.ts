import { kindGroup } from '../model/kind-group.ts';
import type { Party, Place, PlanRequest, Theme } from '../model/model.ts';

/** Worth of a visit by importance 1 … 5, before the traveller's wishes. */
const baseWorth = [14, 26, 44, 74, 120] as const;
const mustSeeBonus = 300;
export const chosenBonus = 5_000;

const themeTags: Record<Theme, readonly string[]> = {
  relaxation: ['relaxation', 'wellness', 'gardens', 'nature', 'beaches', 'water'],
  work: ['food', 'views', 'architecture', 'nightlife'],
  leisure: [],
  romantic: ['romantic', 'views', 'gardens', 'water', 'nightlife'],
  family: ['family', 'wildlife', 'science', 'nature', 'beaches'],
  other: [],
};

const partyTags: Record<Party, readonly string[]> = {
  alone: ['offbeat', 'photography', 'museums', 'local-life'],
  friends: ['food', 'nightlife', 'adventure', 'markets'],
  family: ['family', 'wildlife', 'science', 'gardens'],
};

const shared = (tags: readonly string[], wanted: readonly string[]): number =>
  tags.filter((tag) => wanted.includes(tag)).length;

/**
 * What a visit is worth to these travellers: importance, raised by a quarter for each preferred tag (two count), by
 * theme and party, and a little by length, so that three short stops do not always beat one long one. Without the
 * bonuses of must-sees and chosen places (see `prizeOf`).
 */
export function worthOf(place: Place, request: PlanRequest): number {
  const importance = Math.min(5, Math.max(1, Math.round(place.importance)));
  const wishes = 1 + 0.25 * Math.min(2, shared(place.tags, request.preferredTags));
  const theme = 1 + 0.12 * Math.min(2, shared(place.tags, themeTags[request.theme]));
  const party = request.party ? 1 + 0.08 * Math.min(2, shared(place.tags, partyTags[request.party])) : 1;
  const length = Math.pow(Math.min(240, Math.max(20, place.visitMinutes)) / 75, 0.3);
  return baseWorth[importance - 1]! * wishes * theme * party * length;
}

/** Worth with what makes must-sees come first and chosen places before everything. */
export function prizeOf(place: Place, request: PlanRequest): number {
  const worth = worthOf(place, request);
  return worth + (place.importance >= 5 ? mustSeeBonus : 0) + (request.chosen.includes(place.id) ? chosenBonus : 0);
}

/**
 * How much of its worth each place keeps when there are many alike: the first `free` of a group keep all, each
 * further one three hundredths less, half at least. Places in falling order of worth.
 */
export function varietyFactors(places: readonly Place[], free: number): number[] {
  const seen = new Map<string, number>();
  return places.map((place) => {
    const group = kindGroup(place.kind);
    const rank = seen.get(group) ?? 0;
    seen.set(group, rank + 1);
    return Math.max(0.5, 1 - 0.03 * Math.max(0, rank + 1 - free));
  });
}
