import type { Change } from './compare.ts';

const first = /^## /m;

/** The changelog with a heading for the version, and below it what the reports tell; untouched when it has one. */
export function withVersion(changelog: string, version: string, changes: readonly Change[]): string {
  if (changelog.includes(`## ${version}`)) return changelog;
  const lines = changes.map(({ sentence }) => `- ${sentence}`);
  const section = `## ${version}\n\n${lines.join('\n') || '- What it gives is as before.'}\n\n`;
  const at = changelog.search(first);
  return at < 0
    ? `${changelog.trimEnd()}\n\n${section.trimEnd()}\n`
    : changelog.slice(0, at) + section + changelog.slice(at);
}
