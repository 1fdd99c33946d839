import { remoteSchema, shellSchema, tableProblems, type RemoteDescription } from '@tabi/releases';

/** What a remote that is to be needs room among. */
export type House = { shellJson: string; remotes: readonly RemoteDescription[] };

/**
 * Pure: why there is no place for this remote among those that there are; nothing when there is.
 * @param remoteJson its description
 * @param shellJson with its prefix already
 */
export function placeProblems(remoteJson: string, { shellJson, remotes }: House): string[] {
  const remote = remoteSchema.parse(JSON.parse(remoteJson));
  const shell = shellSchema.parse(JSON.parse(shellJson));
  const described = [shell, ...remotes, remote].map((app) => [app.name, app] as const);
  return tableProblems(Object.fromEntries(described));
}
