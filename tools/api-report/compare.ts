import type { Entry } from './entry.ts';
import type { Member } from './members.ts';
import { memberChange, type Level } from './member-change.ts';
import { waysOf, turned, type Met } from './ways.ts';

export type Change = { level: Level; sentence: string };

const idOf = ({ facade, name }: Entry): string => `${facade}#${name}`;
const called = ({ facade, name }: Entry, key = ''): string =>
  `${facade}: ${name}${key === '' ? '' : /^[\w$]/.test(key) ? `.${key}` : key}`;

/** Over the network everybody builds what they send; inside the browser what `shared` gave is only handed back. */
const isSent = ({ facade }: Entry): boolean => /^contracts(\/|$)/.test(facade);

/** A new member that apps must give makes what they gave until now too little. */
function addedLevel(entry: Entry, member: Member, { ways, asMap }: Met): Level {
  if (member.optional) return 'minor';
  const own = [...ways].map((way) => turned(way, member.variance));
  if (!own.includes('in')) return 'minor';
  // A map is read by the names of its members: one more changes nothing for who knows the others.
  if (asMap) return member.within.length <= 1 ? 'minor' : 'major';
  return own.includes('out') && !isSent(entry) ? 'minor' : 'major';
}

function entryChanges(before: Entry, now: Entry, met: Met): Change[] {
  const old = new Map(before.members.map((member) => [member.key, member]));
  const fresh = new Map(now.members.map((member) => [member.key, member]));
  const isPartOf = (member: Member, keys: ReadonlyMap<string, Member>) =>
    member.within.some((key) => !keys.has(key) && key !== '');
  const gone = before.members
    .filter((member) => !fresh.has(member.key) && !isPartOf(member, fresh))
    .map(({ key }): Change => ({ level: 'major', sentence: `${called(before, key)} is gone.` }));
  const added = now.members
    .filter((member) => !old.has(member.key) && !isPartOf(member, old))
    .map((member): Change => {
      const level = addedLevel(now, member, met);
      const must = level === 'major' ? ', and apps that do not give it are wrong' : '';
      return { level, sentence: `${called(now, member.key)} is new${must}.` };
    });
  const changed = now.members.flatMap((member): Change[] => {
    const earlier = old.get(member.key);
    const change =
      earlier &&
      memberChange(
        earlier,
        member,
        [...met.ways].map((way) => turned(way, member.variance)),
      );
    return change ? [{ level: change.level, sentence: `${called(now, member.key)} ${change.words}.` }] : [];
  });
  return [...gone, ...added, ...changed];
}

/** What another surface means for apps that were built against the earlier one. */
export function changesBetween(before: readonly Entry[], now: readonly Entry[]): Change[] {
  const old = new Map(before.map((entry) => [idOf(entry), entry]));
  const fresh = new Map(now.map((entry) => [idOf(entry), entry]));
  const ways = waysOf(now);
  const gone = before
    .filter((entry) => entry.given && !fresh.get(idOf(entry))?.given)
    .map((entry): Change => ({ level: 'major', sentence: `${called(entry)} is gone.` }));
  const rest = now.flatMap((entry): Change[] => {
    const earlier = old.get(idOf(entry));
    if (earlier) return entryChanges(earlier, entry, ways.get(entry)!);
    return entry.given ? [{ level: 'minor', sentence: `${called(entry)} is new.` }] : [];
  });
  return [...gone, ...rest];
}

/** The heaviest of the changes; undefined when there is none. */
export const levelOf = (changes: readonly Change[]): Level | undefined =>
  changes.some(({ level }) => level === 'major') ? 'major' : changes.length > 0 ? 'minor' : undefined;
