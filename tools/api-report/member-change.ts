import type { Member, Way } from './members.ts';

export type Level = 'major' | 'minor';

type Words = { level: Level; words: string };

const nothing = new Set(['null', 'undefined']);

/** `Text<1, 80>` and its like: the text around the two ends, and the ends. */
function rangeIn(text: string): { around: string; least: number; most: number } | undefined {
  const match = /^(Text|Int|Num|List)<(?:(.*), )?(never|-?[\d.]+), (never|-?[\d.]+)>$/.exec(text);
  if (!match) return undefined;
  const end = (word: string, otherwise: number) => (word === 'never' ? otherwise : Number(word));
  return { around: `${match[1]} ${match[2] ?? ''}`, least: end(match[3]!, -Infinity), most: end(match[4]!, Infinity) };
}

/** What a range is drawn around: `Text<1, 80>` is a string, `List<T, 1, 8>` is a T[]. */
function unranged(text: string): { around: string; least: number; most: number } {
  const open = { least: -Infinity, most: Infinity };
  if (text === 'string') return { around: 'Text ', ...open };
  if (text === 'Int') return { around: 'Int ', ...open };
  if (text === 'number') return { around: 'Num ', ...open };
  return { around: text, ...open };
}

function rangeChange(before: string, now: string): Words | undefined {
  const [old, fresh] = [rangeIn(before) ?? unranged(before), rangeIn(now) ?? unranged(now)];
  if (old.around !== fresh.around) return undefined;
  const narrower = fresh.least > old.least || fresh.most < old.most;
  return { level: narrower ? 'major' : 'minor', words: `is ${narrower ? 'narrower' : 'wider'}: ${now}, not ${before}` };
}

function textChange(before: Member, now: Member, ways: readonly Way[]): Words | undefined {
  const gone = before.texts.filter((text) => !now.texts.includes(text));
  const added = now.texts.filter((text) => !before.texts.includes(text));
  if (gone.length === 0 && added.length === 0) return undefined;
  if (gone.length === 1 && added.length === 1) {
    const range = rangeChange(gone[0]!, added[0]!);
    if (range) return range;
  }
  if (gone.length > 0 && added.length > 0) {
    return { level: 'major', words: `is ${now.texts.join(' | ')}, not ${before.texts.join(' | ')}` };
  }
  if (gone.length > 0) return { level: 'major', words: `is no longer ${gone.join(' or ')}` };
  const mayMiss = ways.includes('out') && added.some((text) => nothing.has(text));
  return { level: mayMiss ? 'major' : 'minor', words: `may be ${added.join(' or ')} too` };
}

/**
 * What another text means, of one and the same member.
 * @param ways the ways that it goes: one that apps give and are given is judged by both
 */
export function memberChange(before: Member, now: Member, ways: readonly Way[]): Words | undefined {
  const changes: Words[] = [];
  if (before.optional && !now.optional) {
    changes.push({ level: ways.includes('in') ? 'major' : 'minor', words: 'must be given' });
  }
  if (!before.optional && now.optional) {
    changes.push({ level: ways.includes('out') ? 'major' : 'minor', words: 'may be missing' });
  }
  const text = textChange(before, now, ways);
  if (text) changes.push(text);
  if (changes.length === 0) return undefined;
  const level = changes.some((change) => change.level === 'major') ? 'major' : 'minor';
  return { level, words: changes.map(({ words }) => words).join(' and ') };
}
