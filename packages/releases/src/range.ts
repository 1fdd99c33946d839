const numbers = (text: string): readonly [number, number, number] | undefined => {
  const match = /^\^?(\d+)\.(\d+)(?:\.(\d+))?$/.exec(text);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)] : undefined;
};

/**
 * Whether a version has what a range asks for.
 * @param range the one kind that remotes write, `^1.2` or `^1.2.3`: this version or any later one of its major
 */
export function fits(version: string, range: string): boolean {
  const [has, wants] = [numbers(version), numbers(range)];
  if (!has || !wants || has[0] !== wants[0]) return false;
  return has[1] > wants[1] || (has[1] === wants[1] && has[2] >= wants[2]);
}
