const literal = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '[^/]*');

/** The part of .gitignore's language that this project uses: `name`, `name/`, `/path/`, `*.ending`, comments. */
export function ignoredBy(lines: readonly string[]): (path: string, isFolder: boolean) => boolean {
  const patterns = lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('!'))
    .map((line) => {
      const onlyFolders = line.endsWith('/');
      const name = line.replace(/\/$/, '');
      const anchored = name.includes('/');
      const expression = new RegExp(`${anchored ? '^' : '(^|/)'}${literal(name.replace(/^\//, ''))}$`);
      return { onlyFolders, expression };
    });
  return (path, isFolder) =>
    patterns.some(({ onlyFolders, expression }) => (isFolder || !onlyFolders) && expression.test(path));
}
