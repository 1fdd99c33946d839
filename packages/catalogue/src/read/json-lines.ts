type Path = readonly (string | number)[];

/** Reads JSON just so far as to know on which line each value begins. */
class LineScanner {
  private at = 0;
  private line = 1;
  readonly lines = new Map<string, number>();

  constructor(private readonly text: string) {}

  private skipSpace(): void {
    for (; /\s/.test(this.text[this.at] ?? ''); this.at += 1) if (this.text[this.at] === '\n') this.line += 1;
  }

  private string(): string {
    const start = this.at;
    for (this.at += 1; this.text[this.at] !== '"' && this.at < this.text.length; this.at += 1)
      if (this.text[this.at] === '\\') this.at += 1;
    this.at += 1;
    return JSON.parse(this.text.slice(start, this.at)) as string;
  }

  /** What lies between brackets; `key` reads what names the next value. */
  private inside(path: Path, closing: string, key: (index: number) => string | number): void {
    this.at += 1;
    this.skipSpace();
    for (let index = 0; this.text[this.at] !== closing && this.at < this.text.length; index += 1) {
      const name = key(index);
      this.value([...path, name]);
      if (this.text[this.at] === ',') this.at += 1;
      this.skipSpace();
    }
    this.at += 1;
    this.skipSpace();
  }

  value(path: Path): void {
    this.skipSpace();
    this.lines.set(JSON.stringify(path), this.line);
    const next = this.text[this.at];
    if (next === '{') {
      this.inside(path, '}', () => {
        const name = this.string();
        this.skipSpace();
        this.at += 1;
        return name;
      });
    } else if (next === '[') this.inside(path, ']', (index) => index);
    else if (next === '"') this.string();
    else for (; /[\w.+-]/.test(this.text[this.at] ?? ''); this.at += 1);
    this.skipSpace();
  }
}

/**
 * Pure: on which line of a JSON text the value of a path begins; that of the nearest value around it where there is none.
 * @param text that JSON.parse takes
 */
export function jsonLines(text: string): (path: Path) => number {
  const scanner = new LineScanner(text);
  scanner.value([]);
  return (path) => {
    for (let length = path.length; length > 0; length -= 1) {
      const line = scanner.lines.get(JSON.stringify(path.slice(0, length)));
      if (line !== undefined) return line;
    }
    return 1;
  };
}
