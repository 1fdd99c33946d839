import type { BestTime, MealKind, Place, Reason } from '../model/model.ts';

/**
 * Reads a stop's sentence back, word by word, into the facts that it claims. It shares no code with what wrote it, and so
 * judges what the traveller reads.
 */

const bestTimes: readonly (readonly [words: string, bestTime: BestTime])[] = [
  ['best early, before the crowds', 'early-morning'],
  ['best in the morning', 'morning'],
  ['good around midday', 'midday'],
  ['best in the afternoon', 'afternoon'],
  ['best towards sunset', 'sunset'],
  ['comes alive in the evening', 'evening'],
  ['best after dark', 'night'],
];
const plainWords: readonly (readonly [words: string, reason: Reason])[] = [
  ['fixed by you', { code: 'pinned' }],
  ['on your list', { code: 'chosen' }],
  ['a must-see here', { code: 'must-see' }],
  ['a day out of the city', { code: 'day-trip' }],
  ...bestTimes.map(([words, bestTime]) => [words, { code: 'best-time', bestTime }] as const),
];

interface Found {
  readonly reason: Reason;
  /** Letters of the sentence that say it. */
  readonly length: number;
}

const minuteOf = (hours: string, minutes: string): number => Number(hours) * 60 + Number(minutes);

function clockClaim(text: string): Found | null {
  const match = /^(opens|closes) at (\d{1,2}):(\d\d)(?=, |$)/.exec(text);
  if (!match) return null;
  const minute = minuteOf(match[2]!, match[3]!);
  return { reason: { code: match[1] === 'opens' ? 'opens-at' : 'closes-at', minute }, length: match[0].length };
}

function sunClaim(text: string): Found | null {
  const match =
    /^in time for (sunrise|sunset) at (\d{1,2}):(\d\d)(?=, |$)/.exec(text) ??
    /^best at (sun)rise, at (\d{1,2}):(\d\d), before your day begins(?=, |$)/.exec(text);
  if (!match) return null;
  const code = match[1] === 'sun' ? 'after-sunrise' : (match[1] as 'sunrise' | 'sunset');
  return { reason: { code, minute: minuteOf(match[2]!, match[3]!) }, length: match[0].length };
}

function mealClaim(text: string): Found | null {
  const match = /^time for (lunch|dinner) there(?=, |$)/.exec(text);
  return match && { reason: { code: 'meal-inside', kind: match[1] as MealKind }, length: match[0].length };
}

function tagClaim(text: string): Found | null {
  const match = /^for your interest in ([^,]+)(?=, |$)/.exec(text);
  return match && { reason: { code: 'tags', tags: match[1]!.split(' and ') }, length: match[0].length };
}

/** `with A, B and C`, of names that are known. */
function partsClaim(text: string, parts: readonly Place[]): Found | null {
  if (!text.startsWith('with ')) return null;
  const placeIds: string[] = [];
  let length = 'with '.length;
  for (;;) {
    const rest = text.slice(length);
    const named = parts.find(({ id, name }) => rest.startsWith(name) && !placeIds.includes(id));
    if (!named) return null;
    placeIds.push(named.id);
    length += named.name.length;
    const more = [' and ', ', '].find((joint) => parts.some(({ name }) => text.slice(length).startsWith(joint + name)));
    if (!more) return { reason: { code: 'parts', placeIds }, length };
    length += more.length;
  }
}

/** A name may hold anything, commas too: the places that it can be are known. */
function nearClaim(text: string, places: readonly Place[]): Found | null {
  const match = /^(\d+) min walk from /.exec(text);
  if (!match) return null;
  const rest = text.slice(match[0].length);
  const named = places.find(({ name }) => rest === name || rest.startsWith(`${name}, `));
  if (!named) return null;
  const reason: Reason = { code: 'near', placeId: named.id, minutes: Number(match[1]), mode: 'walk' };
  return { reason, length: match[0].length + named.name.length };
}

function firstClaim(text: string, places: readonly Place[], parts: readonly Place[]): Found | null {
  const lower = text.charAt(0).toLowerCase() + text.slice(1);
  const plain = plainWords.find(([words]) => lower === words || lower.startsWith(`${words}, `));
  if (plain) return { reason: plain[1], length: plain[0].length };
  return (
    clockClaim(lower) ??
    sunClaim(lower) ??
    mealClaim(lower) ??
    tagClaim(lower) ??
    partsClaim(lower, parts) ??
    nearClaim(lower, places)
  );
}

/** The facts that a sentence claims; null when some of it is none that a stop can claim. */
export function claimsOf(sentence: string, places: readonly Place[], parts: readonly Place[]): Reason[] | null {
  const claims: Reason[] = [];
  for (let rest = sentence; rest !== '';) {
    const found = firstClaim(rest, places, parts);
    if (!found) return null;
    claims.push(found.reason);
    rest = rest.slice(found.length).replace(/^, /, '');
  }
  return claims;
}
