import regexp from 'eslint-plugin-regexp';
import { builtinRules } from 'eslint/use-at-your-own-risk';

/** A rule of somebody else's with messages that say what to do. */
const saying = (rule, messages) => ({
  meta: { ...rule.meta, messages: { ...rule.meta.messages, ...messages } },
  create: rule.create,
});
const withMessages = (name, messages) => saying(builtinRules.get(name), messages);

const freezes = 'a long wrong text takes for ever to refuse. Make every separator inside a repeated group a must.';

export const sentences = {
  rules: {
    'file-size': withMessages('max-lines', {
      exceed: 'This file has {{actual}} lines: split it by what it knows, so that no part is over {{max}}.',
    }),
    'function-size': withMessages('max-lines-per-function', {
      exceed:
        '{{name}} has {{lineCount}} lines: name its steps and move them out, so that it has at most {{maxLines}}.',
    }),
    'quick-pattern': saying(regexp.rules['no-super-linear-backtracking'], {
      self: `This part of the pattern repeats itself within {{parent}}: ${freezes}`,
      trade: `{{start}} and {{end}} can take the same letters: ${freezes}`,
    }),
    'no-console': withMessages('no-console', {
      unexpected:
        'Do not print from here: on the server use the logger, in the browser report the error or show a notice.',
    }),
  },
};
