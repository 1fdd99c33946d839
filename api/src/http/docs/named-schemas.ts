import { category, post, postDetails } from '@tabi/shared/contracts/blog';
import { clock, day, done, email, errorBody, idOrSlug, localDateTime } from '@tabi/shared/contracts/common';
import { credit } from '@tabi/shared/contracts/credits';
import { currency } from '@tabi/shared/contracts/currencies';
import { filter } from '@tabi/shared/contracts/filters';
import { hotel, hotelDetails, nearbyHotel } from '@tabi/shared/contracts/hotels';
import { journey, journeyDetails, journeyStay } from '@tabi/shared/contracts/journeys';
import { subscription } from '@tabi/shared/contracts/lists';
import { features, user } from '@tabi/shared/contracts/people';
import {
  city,
  countryDestinations,
  countryRef,
  location,
  locationDetails,
  locationOption,
  picture,
  poi,
  poiDetails,
  price,
  tag,
} from '@tabi/shared/contracts/places';
import { product, productDetails, productStop } from '@tabi/shared/contracts/products';
import { review } from '@tabi/shared/contracts/reviews';
import { searchHit } from '@tabi/shared/contracts/search';
import { passkey, passkeyProof, security } from '@tabi/shared/contracts/second-factor';
import { site } from '@tabi/shared/contracts/site';
import {
  budget,
  daysChange,
  daysDelta,
  moved,
  planChange,
  slotOption,
  tripCosts,
  tripPreferences,
  warning,
} from '@tabi/shared/contracts/trip-changes';
import { costPerson, costSums, entryCost, expense, notedCost, payment } from '@tabi/shared/contracts/trip-costs';
import { invited, tripLink } from '@tabi/shared/contracts/trip-sharing';
import { proposedList, todo } from '@tabi/shared/contracts/trip-todos';
import {
  contributor,
  customEvent,
  dayNote,
  hopEvent,
  mealEvent,
  newTrip,
  planAnswer,
  stayEvent,
  trip,
  tripDestination,
  tripEvent,
  tripSummary,
  visitEvent,
} from '@tabi/shared/contracts/trips';
import { pageData, whereabouts } from '@tabi/shared/contracts/visits';
import {
  sharedWishlist,
  wishlist,
  wishlistCover,
  wishlistDetails,
  wishlistNote,
} from '@tabi/shared/contracts/wishlists';
import { z } from 'zod';

/** What the document describes once, under a name, and refers to from everywhere else. */
const named: Record<string, z.ZodType> = {
  Budget: budget,
  Category: category,
  City: city,
  Contributor: contributor,
  CostPerson: costPerson,
  CostSums: costSums,
  Country: countryRef,
  CountryDestinations: countryDestinations,
  Credit: credit,
  Currency: currency,
  CustomEvent: customEvent,
  DayNote: dayNote,
  DaysChange: daysChange,
  DaysDelta: daysDelta,
  Done: done,
  EntryCost: entryCost,
  Error: errorBody,
  Expense: expense,
  Features: features,
  Filter: filter,
  HopEvent: hopEvent,
  Hotel: hotel,
  HotelDetails: hotelDetails,
  Invited: invited,
  Journey: journey,
  JourneyDetails: journeyDetails,
  JourneyStay: journeyStay,
  Location: location,
  LocationDetails: locationDetails,
  LocationOption: locationOption,
  MealEvent: mealEvent,
  Moved: moved,
  NearbyHotel: nearbyHotel,
  NotedCost: notedCost,
  PageData: pageData,
  Passkey: passkey,
  PasskeyProof: passkeyProof,
  Payment: payment,
  Picture: picture,
  NewTrip: newTrip,
  PlanAnswer: planAnswer,
  PlanChange: planChange,
  Poi: poi,
  PoiDetails: poiDetails,
  Post: post,
  PostDetails: postDetails,
  Price: price,
  ProposedList: proposedList,
  Product: product,
  ProductDetails: productDetails,
  ProductStop: productStop,
  Review: review,
  SearchHit: searchHit,
  Site: site,
  SlotOption: slotOption,
  StayEvent: stayEvent,
  Subscription: subscription,
  Tag: tag,
  Todo: todo,
  Trip: trip,
  TripCosts: tripCosts,
  TripDestination: tripDestination,
  TripEvent: tripEvent,
  TripLink: tripLink,
  TripPreferences: tripPreferences,
  TripSummary: tripSummary,
  User: user,
  VisitEvent: visitEvent,
  Security: security,
  SharedWishlist: sharedWishlist,
  Warning: warning,
  Whereabouts: whereabouts,
  Wishlist: wishlist,
  WishlistCover: wishlistCover,
  WishlistDetails: wishlistDetails,
  WishlistNote: wishlistNote,
};

/** A registry of the document's own: zod's global one would change what every other reader of the contract is given. */
export const schemaRegistry = z.registry<{ id?: string | undefined; [key: string]: unknown }>();
for (const [id, schema] of Object.entries(named)) schemaRegistry.add(schema, { id });

/** What a pattern alone does not tell people. */
const told: [z.ZodType, string][] = [
  [day, 'a day, `YYYY-MM-DD`'],
  [clock, 'a time of day, `HH:MM`'],
  [localDateTime, 'a time at the place, `YYYY-MM-DD HH:mm:ss`'],
  [email, 'an e-mail address'],
  [idOrSlug, 'an id or a slug'],
];
for (const [schema, description] of told) schemaRegistry.add(schema, { description });
