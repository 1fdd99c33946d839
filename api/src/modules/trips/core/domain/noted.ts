import type { Noted } from '../trip-row.ts';

export const nothingNoted: Noted = {
  chosen: false,
  amount: null,
  amount_minor: null,
  currency: null,
  custom_fields: {},
};

export const notedOf = ({ chosen, amount, amount_minor, currency, custom_fields }: Noted): Noted => ({
  chosen,
  amount,
  amount_minor,
  currency,
  custom_fields,
});

/** Something was written to it: what it costs, a booking, a note. */
export const isNoted = ({ amount, custom_fields }: Pick<Noted, 'amount' | 'custom_fields'>): boolean =>
  amount !== null || Object.keys(custom_fields).length > 0;

/** The traveller's own doing, which no planning drops: placed, asked for, or written to. */
export const isTheirs = (event: Noted & { pinned: boolean }): boolean => event.pinned || event.chosen || isNoted(event);

/** What has just been written goes before what was there; what was left open is taken over. */
export const withNoted = <T extends Noted>(event: T, was: Noted | undefined): T => {
  if (!was) return event;
  const { amount, amount_minor, currency } = event.amount === null ? was : event;
  const chosen = event.chosen || was.chosen;
  return {
    ...event,
    chosen,
    amount,
    amount_minor,
    currency,
    custom_fields: { ...was.custom_fields, ...event.custom_fields },
  };
};
