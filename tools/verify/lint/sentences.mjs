import { builtinRules } from 'eslint/use-at-your-own-risk';

/** ESLint's own rule with messages that say what to do. */
const withMessages = (name, messages) => {
  const rule = builtinRules.get(name);
  return { meta: { ...rule.meta, messages: { ...rule.meta.messages, ...messages } }, create: rule.create };
};

export const sentences = {
  rules: {
    'file-size': withMessages('max-lines', {
      exceed: 'This file has {{actual}} lines: split it by what it knows, so that no part is over {{max}}.',
    }),
    'function-size': withMessages('max-lines-per-function', {
      exceed:
        '{{name}} has {{lineCount}} lines: name its steps and move them out, so that it has at most {{maxLines}}.',
    }),
    'no-console': withMessages('no-console', {
      unexpected:
        'Do not print from here: on the server use the logger, in the browser report the error or show a notice.',
    }),
  },
};
