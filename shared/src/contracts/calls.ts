import { blogCalls } from './blog.ts';
import type { CallAnswer, CallInput, CallTold } from './call.ts';
import { correctionCalls } from './corrections.ts';
import { creditCalls } from './credits.ts';
import { currencyCalls } from './currencies.ts';
import { filterCalls } from './filters.ts';
import { guideCalls } from './guides.ts';
import { hotelCalls } from './hotels.ts';
import { journeyCalls } from './journeys.ts';
import { listCalls } from './lists.ts';
import { oauthCalls } from './oauth.ts';
import { peopleCalls } from './people.ts';
import { placeCalls } from './places.ts';
import { productCalls } from './products.ts';
import { reviewCalls } from './reviews.ts';
import { searchCalls } from './search.ts';
import { secondFactorCalls } from './second-factor.ts';
import { siteCalls } from './site.ts';
import { tripChangeCalls } from './trip-changes.ts';
import { tripCostCalls } from './trip-costs.ts';
import { tripDayCalls } from './trip-days.ts';
import { tripEventCalls } from './trip-events.ts';
import { tripImportCalls } from './trip-imports.ts';
import { tripSharingCalls } from './trip-sharing.ts';
import { tripTodoCalls } from './trip-todos.ts';
import { tripCalls } from './trips.ts';
import { visitCalls } from './visits.ts';
import { wishlistCalls } from './wishlists.ts';

/** Every call of the API. Routes, OpenAPI document and typed client all come from here. */
export const calls = {
  ...peopleCalls,
  ...secondFactorCalls,
  ...wishlistCalls,
  ...reviewCalls,
  ...listCalls,
  ...visitCalls,
  ...oauthCalls,
  ...placeCalls,
  ...guideCalls,
  ...hotelCalls,
  ...productCalls,
  ...journeyCalls,
  ...filterCalls,
  ...tripCalls,
  ...tripChangeCalls,
  ...tripCostCalls,
  ...tripTodoCalls,
  ...tripDayCalls,
  ...tripEventCalls,
  ...tripImportCalls,
  ...tripSharingCalls,
  ...blogCalls,
  ...currencyCalls,
  ...creditCalls,
  ...correctionCalls,
  ...searchCalls,
  ...siteCalls,
};

export type Calls = typeof calls;
export type CallKey = keyof Calls;
export type InputOf<K extends CallKey> = CallInput<Calls[K]>;
export type AnswerOf<K extends CallKey> = CallAnswer<Calls[K]>;
export type ToldBy<K extends CallKey> = CallTold<Calls[K]>;
