import { plainWords } from './plain-words.ts';

it.each([
  ['Mai Anh', 'Mai Anh'],
  ['Dr. Mai', 'Dr. Mai'],
  ['J.R. Tolkien', 'J.R. Tolkien'],
  ['三日間の京都。東京', '三日間の京都。東京'],
  ['3.5 days in Kyoto', '3.5 days in Kyoto'],
  ['Win https://evil.example/x now', 'Win … now'],
  ['Win //evil.example now', 'Win … now'],
  ['Go to evil.example', 'Go to …'],
  ['Go to www.evil.co.uk/path?x=1 now', 'Go to … now'],
  ['пример.рф', '…'],
  ['Write to a@evil.example', 'Write to …'],
  ['Mai\r\nBcc: x', 'Mai Bcc: x'],
  ['Mai\u202egnp.exe', 'Mai …'],
])('%j reads %j', (text, words) => {
  expect(plainWords(text)).toBe(words);
});
