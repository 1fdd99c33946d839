/** Pure: shell.json with the prefix that the remote may use. Only that line is new: the rest stays as it was written. */
export function withPrefix(shellJson: string, folder: string, path: string): string {
  const { prefixes } = JSON.parse(shellJson) as { prefixes: Record<string, string[]> };
  const taken = Object.entries(prefixes).find(([, list]) => list.includes(path));
  if (taken) throw new Error(`${path} belongs to ${taken[0]} already: choose another name.`);
  const line = `    ${JSON.stringify(folder)}: [${JSON.stringify(path)}]`;
  const next = shellJson.replace(
    /("prefixes": \{)([\s\S]*?)\n( {2}\})/,
    (_all, start: string, lines: string, end: string) =>
      lines.trim() === '' ? `${start}\n${line}\n${end}` : `${start}${lines},\n${line}\n${end}`,
  );
  const now = (JSON.parse(next) as { prefixes: Record<string, string[]> }).prefixes[folder];
  if (now?.[0] !== path)
    throw new Error('shell/shell.json has no list of "prefixes" of the usual shape: add it there.');
  return next;
}

/** Pure: CODEOWNERS with a line for the remote, in the columns of the others. */
export function withOwner(codeowners: string, folder: string, team: string): string {
  return `${codeowners.trimEnd()}\n${`/${folder}/`.padEnd(23)} ${team}\n`;
}
