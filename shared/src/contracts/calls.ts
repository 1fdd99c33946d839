import { blogCalls } from './blog.ts';
import type { CallAnswer, CallInput } from './call.ts';
import { currencyCalls } from './currencies.ts';
import { hotelCalls } from './hotels.ts';
import { peopleCalls } from './people.ts';
import { placeCalls } from './places.ts';
import { productCalls } from './products.ts';
import { searchCalls } from './search.ts';
import { siteCalls } from './site.ts';
import { tripCalls } from './trips.ts';

/** Every call of the API. Routes, OpenAPI document and typed client all come from here. */
export const calls = {
  ...peopleCalls,
  ...placeCalls,
  ...hotelCalls,
  ...productCalls,
  ...tripCalls,
  ...blogCalls,
  ...currencyCalls,
  ...searchCalls,
  ...siteCalls,
};

export type Calls = typeof calls;
export type CallKey = keyof Calls;
export type InputOf<K extends CallKey> = CallInput<Calls[K]>;
export type AnswerOf<K extends CallKey> = CallAnswer<Calls[K]>;
