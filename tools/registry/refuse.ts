/** @throws with all of them */
export function refuse(app: string, problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(`${app} was not released:\n${problems.join('\n')}`);
}
