/** A statement as PostgreSQL takes it, with the name of each `$n` in their order. */
export interface NumberedText {
  text: string;
  names: string[];
}

// What is not looked into, in the order in which PostgreSQL itself recognises it; then what is.
const tokens = new RegExp(
  [
    String.raw`(?<quoted>\b[eE]'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|(?<![\w$])\$(?<tag>[A-Za-z_]\w*)?\$[\s\S]*?\$\k<tag>\$)`,
    String.raw`(?<comment>--[^\n]*|\/\*)`,
    String.raw`(?<cast>::)`,
    String.raw`(?<slice>[\w\])[]:[A-Za-z_]\w*)`,
    String.raw`:(?<name>[A-Za-z_]\w*)`,
    String.raw`(?<number>(?<![\w$])\$\d+)`,
  ].join('|'),
  'g',
);

/** Where a comment that begins at `from` ends; those between stars may hold others. */
function endOfComment(text: string, from: number): number {
  const ends = /\/\*|\*\//g;
  ends.lastIndex = from + 2;
  let depth = 1;
  for (let found = ends.exec(text); found; found = ends.exec(text)) {
    depth += found[0] === '/*' ? 1 : -1;
    if (depth === 0) return ends.lastIndex;
  }
  return text.length;
}

/**
 * Makes `$1`, `$2` … of `:name`, one number a name however often it is used. Casts, strings, comments and quoted names stay
 * as they are.
 * @throws Error when a parameter has a number already, or could as well be the end of a slice
 */
export function numberParameters(source: string): NumberedText {
  const names: string[] = [];
  let text = '';
  let done = 0;
  for (let found = next(source, 0); found; found = next(source, done)) {
    const { number, name, slice, comment } = found.groups ?? {};
    if (number) throw new Error(`A statement names its parameters: write :name for ${number} in ${source}`);
    if (slice)
      throw new Error(
        `In brackets a parameter stands after a space, as in [ :name] and [1 : :name]: ${slice} in ${source}`,
      );
    const end = comment === '/*' ? endOfComment(source, found.index) : found.index + found[0].length;
    text += source.slice(done, found.index) + (name ? numbered(names, name) : source.slice(found.index, end));
    done = end;
  }
  return { text: text + source.slice(done), names };
}

function next(source: string, from: number): RegExpExecArray | null {
  tokens.lastIndex = from;
  return tokens.exec(source);
}

function numbered(names: string[], name: string): string {
  if (!names.includes(name)) names.push(name);
  return `$${names.indexOf(name) + 1}`;
}
