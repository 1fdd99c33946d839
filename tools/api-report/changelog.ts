import type { Change } from './compare.ts';

const first = /^## /m;
const facadeOf = (text: string): string => text.replace(/^- /, '').split(': ', 1)[0] ?? '';

/** A changelog as it stands before the section of a version, that section, and what follows it. */
function parted(changelog: string, version: string): [string, string, string] {
  const from = changelog.indexOf(`## ${version}\n`);
  if (from < 0) {
    const at = changelog.search(first);
    return at < 0 ? [`${changelog.trimEnd()}\n\n`, '', ''] : [changelog.slice(0, at), '', changelog.slice(at)];
  }
  const length = changelog.slice(from + 1).search(first);
  const to = length < 0 ? changelog.length : from + 1 + length;
  return [changelog.slice(0, from), changelog.slice(from, to), changelog.slice(to)];
}

const isNew = / is new\.$/;

/** A line for each facade: what is new of it, then all else. */
function linesOf(changes: readonly Change[]): string[] {
  const sentences = changes.map(({ sentence }) => sentence);
  return [...new Set(sentences.map(facadeOf))].map((facade) => {
    const told = sentences.filter((one) => facadeOf(one) === facade).map((one) => one.slice(`${facade}: `.length));
    const news = told.filter((words) => isNew.test(words)).map((words) => words.replace(isNew, ''));
    const others = told.filter((words) => !isNew.test(words));
    return `- ${facade}: ${[news.length > 0 && `new: ${news.join(', ')}.`, ...others].filter(Boolean).join(' ')}`;
  });
}

/** Lines that the section of a version lacks, one for each facade that has changed; all when there is no section. */
export function untold(changelog: string, version: string, changes: readonly Change[]): string[] {
  const told = parted(changelog, version)[1].split('\n');
  return linesOf(changes).filter((line) => !told.includes(line));
}

/** The changelog with a section for the version that tells of all changes; what people wrote there besides stays. */
export function withVersion(changelog: string, version: string, changes: readonly Change[]): string {
  const [before, section, after] = parted(changelog, version);
  const lines = untold(changelog, version, changes);
  if (section && lines.length === 0) return changelog;
  const anew = lines.map(facadeOf);
  const isTold = (line: string) => line.startsWith('- ') && anew.includes(facadeOf(line));
  const [, ...rest] = section.split('\n');
  const kept = rest
    .filter((line) => !isTold(line))
    .join('\n')
    .trim();
  const list = lines.join('\n') || '- What it gives is as before.';
  const between = kept.split('\n').at(-1)?.startsWith('- ') ? '\n' : '\n\n';
  const body = kept ? kept + between + list : list;
  return `${before}## ${version}\n\n${body}\n${after && `\n${after}`}`;
}
