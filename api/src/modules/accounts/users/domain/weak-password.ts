import { dictionary } from '@zxcvbn-ts/language-common';

/** About fifty thousand, in small letters, the most used first. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** A word and a year, or a few signs: what programs that guess try next. */
const mostAround = 8;
/** So few characters besides what everybody knows of somebody are guessed in no time. */
const fewestOwn = 5;
const shortestWord = 4;

const edges = /^[\d\s\p{P}\p{S}]+|[\d\s\p{P}\p{S}]+$/gu;

function isCommon(text: string): boolean {
  const word = text.replace(edges, '');
  return common.has(text) || (text.length - word.length <= mostAround && common.has(word));
}

/** `aaaa`, `tabitabi`, `12341234`, `abcdef`, `987654`. */
function isPattern(text: string): boolean {
  const signs = [...text];
  const periodic = (length: number) => signs.every((sign, at) => at < length || sign === signs[at - length]);
  const codes = signs.map((sign) => sign.codePointAt(0) ?? 0);
  const steps = (by: number) => codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === by);
  return new Set(signs).size < 4 || [1, 2, 3, 4, 5].some(periodic) || steps(1) || steps(-1);
}

function isAboutThem(text: string, { email, name }: { email: string; name: string }): boolean {
  const words = [email, ...email.split(/[^\p{L}\d]+/u), ...name.toLowerCase().split(/\s+/), 'tabi']
    .filter((word) => word.length >= shortestWord)
    .sort((a, b) => b.length - a.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), text).replace(/[^\p{L}\d]/gu, '');
  return rest.length < fewestOwn;
}

/** Why a password is among the first that somebody would try, in words for its owner; null for one that is not. */
export function weaknessOf(password: string, person: { email: string; name: string }): string | null {
  const text = password.toLowerCase();
  if (isCommon(text)) return 'This is one of the passwords that are tried first. Choose one that is your own.';
  if (isPattern(text)) return 'This only repeats or counts on. Choose something less regular, such as a few words.';
  if (isAboutThem(text, person))
    return 'This is little more than your name, your address or ours. Choose something that nobody knows of you.';
  return null;
}
