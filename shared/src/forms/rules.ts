/** Pure: field rules. Each takes a value and answers what is wrong with it, in words, or undefined. */

export type Rule = (value: unknown) => string | undefined;

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

export const required: Rule = (value) => (isEmpty(value) ? 'This field cannot be empty.' : undefined);

/**
 * Local part and domain of word characters with single dots, dashes or pluses; ends in two or more letters. Every
 * separator is a must inside its group: with an optional one a long wrong address takes for ever to refuse.
 */
const emailShape = /^\w+(?:[.+-]\w+)*@\w+(?:[.-]\w+)*\.\w{2,}$/;
export const email: Rule = (value) =>
  isEmpty(value) || emailShape.test(String(value)) ? undefined : 'Must be a valid email address.';

export const numeric: Rule = (value) =>
  isEmpty(value) || /^\d+$/.test(String(value)) ? undefined : 'Must use all numbers.';

export function minLength(least: number, of: 'selections' | 'characters' | 'numbers' = 'characters'): Rule {
  return (value) => {
    const length = Array.isArray(value) ? value.length : String(value ?? '').length;
    return length >= least ? undefined : `Minimum ${least} ${of} required.`;
  };
}

/** The first thing that is wrong. */
export const all =
  (...rules: Rule[]): Rule =>
  (value) => {
    for (const rule of rules) {
      const wrong = rule(value);
      if (wrong) return wrong;
    }
    return undefined;
  };
