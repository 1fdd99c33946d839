/** Colours that stay apart from each other; a longer trip begins again, a week and a day later. */
const colours = 8;

/** The token of a day's colour, by its number from 1: the same day has the same colour in every tab. */
export const dayToken = (number: number): string => `day-${((number - 1) % colours) + 1}`;

/** The same as a value of CSS. */
export const dayColour = (number: number): string => `var(--${dayToken(number)})`;
