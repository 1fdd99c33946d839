import type { CallKey } from '@tabi/shared/contracts';
import type { TripCall } from './cast-trip-rules.ts';

/** Who asks for something that belongs to an account; `other` has one too, with an address that nobody has confirmed. */
export const callAskers = ['stranger', 'guest', 'other', 'owner'] as const;
export type CallAsker = (typeof callAskers)[number];

/** What belongs to the owner alone, and may stand in the answers to them. */
export type OwnSecret = 'account' | 'wishlist' | 'trip' | 'session';

type Line = readonly [stranger: number, guest: number, other: number, owner: number, ...shown: OwnSecret[]];

/** For everybody. */
const open: Line = [200, 200, 200, 200];
/** For whoever has opened a page of ours: a stranger has no XSRF token. */
const page: Line = [419, 200, 200, 200];
/** For who is signed in. */
const read: Line = [401, 401, 200, 200];
const change: Line = [419, 401, 200, 200];
/** The same, of something that looks missing to others. */
const readOwn: Line = [401, 401, 404, 200];
const changeOwn: Line = [419, 401, 404, 200];
/** Of a review: everybody sees it, and its author alone changes it. */
const changeReview: Line = [419, 401, 403, 200];

/** Every call that is not about one trip. What is read is marked for who is signed in with the lists that hold it. */
export const callLines: Record<Exclude<CallKey, TripCall>, Line> = {
  'GET /api/csrf-cookie': open,
  'POST /api/register': page,
  'POST /api/login': [...page, 'account'],
  'POST /api/logout': page,
  'GET /api/user': [...read, 'account'],
  'PUT /api/user': [...change, 'account'],
  'PATCH /api/user/settings': [...change, 'account'],
  'DELETE /api/user': change,
  'GET /api/user/sessions': [...read, 'session'],
  'DELETE /api/user/sessions': change,
  'DELETE /api/user/sessions/{id}': changeOwn,
  // By what the browser keeps of a password that was shown.
  'GET /api/login/second-factor': [404, 404, 404, 404],
  'POST /api/login/second-factor': page,
  'POST /api/login/passkey/options': page,
  'POST /api/login/passkey': page,
  'GET /api/user/security': read,
  'PUT /api/user/second-factor': change,
  'POST /api/user/authenticator': change,
  'PUT /api/user/authenticator': change,
  'DELETE /api/user/authenticator': change,
  'POST /api/user/passkeys/options': [...change, 'account'],
  'POST /api/user/passkeys': change,
  'PATCH /api/user/passkeys/{id}': changeOwn,
  'DELETE /api/user/passkeys/{id}': changeOwn,
  'POST /api/user/recovery-codes': change,
  'POST /api/user/avatar': [...change, 'account'],
  'DELETE /api/user/avatar': [...change, 'account'],
  'POST /api/password/email': page,
  // Whoever reads the owner's mail.
  'POST /api/password/reset': page,
  'GET /api/features': open,

  'GET /api/user/wishlists': [...read, 'wishlist'],
  'GET /api/user/wishlists/{id}': [...readOwn, 'wishlist'],
  'POST /api/user/wishlists': change,
  'PATCH /api/user/wishlists/{id}': [...changeOwn, 'wishlist'],
  'DELETE /api/user/wishlists/{id}': changeOwn,
  'POST /api/user/wishlists/{id}/restore': [...changeOwn, 'wishlist'],
  'PUT /api/user/wishlists/{id}/note': changeOwn,
  'PUT /api/user/wishlists/{id}/cover': [...changeOwn, 'wishlist'],
  'POST /api/user/wishlists/{id}/link': changeOwn,
  'DELETE /api/user/wishlists/{id}/link': changeOwn,
  // By the link of a list that its owner shows.
  'GET /api/wishlists/shared': open,
  // A list of somebody else's is a field that is wrong.
  'POST /api/user/wishlists/syncPOI': [419, 401, 422, 200, 'wishlist'],
  'POST /api/user/wishlists/syncLocation': [419, 401, 422, 200, 'wishlist'],

  'GET /api/reviews': open,
  'POST /api/reviews': change,
  'PATCH /api/reviews/{id}': changeReview,
  'DELETE /api/reviews/{id}': changeReview,
  // Nobody says of their own review that it is helpful.
  'POST /api/reviews/{id}/helpful': [419, 401, 200, 403],

  'POST /api/email/subscribe': page,
  'POST /api/early-access': page,
  'POST /api/influencer': page,
  'GET /api/user/subscriptions': [401, 401, 403, 200],
  'PUT /api/user/subscriptions': [419, 401, 403, 200],
  'POST /api/location/suggest': page,
  'POST /api/contactMessage': page,
  'POST /api/pointOfInterests/{id}/corrections': page,

  'POST /api/session': page,
  'POST /api/track-interaction': page,
  'POST /api/track-events': page,
  'GET /api/user/location': open,
  'GET /api/page/data': open,

  'GET /api/oauth': open,
  'GET /api/oauth/{provider}': open,
  'GET /api/user/identities': read,
  'POST /api/user/identities/{provider}': change,
  // With what the owner's browser has come back with.
  'PUT /api/user/identities/{provider}': [419, 401, 422, 200],
  'DELETE /api/user/identities/{provider}': changeOwn,
  // With the token of the owner's browser.
  'GET /api/oauth/authenticateUser/{x}': [419, 422, 422, 200, 'account'],

  'GET /api/locations': [...open, 'wishlist'],
  'GET /api/location/top-destinations': [...open, 'wishlist'],
  // Kyoto is at its best in the month of the tests.
  'GET /api/location/recommended': [...open, 'wishlist'],
  'GET /api/location/autocomplete/{text}': open,
  'GET /api/location/name/{name}': [...open, 'wishlist'],
  'GET /api/country/top-destinations': [...open, 'wishlist'],
  'GET /api/location/{id}': [...open, 'wishlist'],
  'GET /api/locations/{id}/nearby': open,
  'GET /api/locations/{id}/guide': open,
  'GET /api/pointOfInterests': [...open, 'wishlist'],
  'GET /api/pointOfInterests/{id}': [...open, 'wishlist'],
  'GET /api/pointOfInterests/{id}/nearby': open,
  'GET /api/pointOfInterests/{id}/top': open,
  'GET /api/tags': open,
  'GET /api/googleAutocomplete/{text}': open,

  'GET /api/hotels': open,
  'GET /api/hotels/{id}': open,
  'GET /api/hotels/{id}/nearby': open,
  'GET /api/pointOfInterests/{id}/nearbyHotels': open,
  'GET /api/products': open,
  'GET /api/products/{id}': [...open, 'wishlist'],
  'GET /api/products/{id}/nearby': open,
  'POST /api/products/{id}/trip': [...page, 'account'],
  'GET /api/journeys': open,
  'GET /api/journeys/{id}': [...open, 'wishlist'],
  'POST /api/journeys/{id}/trip': [...page, 'account'],
  'GET /api/filters': open,

  'POST /api/trips': [...page, 'account'],
  'POST /api/trips/planner': [...page, 'account'],
  'POST /api/trips/import': [...page, 'account'],
  // Everybody's own; a stranger has none.
  'GET /api/user/trips': [...open, 'account', 'trip'],

  'GET /api/blog': open,
  'GET /api/category': open,
  'GET /api/post/{id}': open,
  'GET /api/currencies': open,
  'GET /api/currencies/countries': open,
  'GET /api/currencies/rates': open,
  'GET /api/credits': open,
  'GET /api/search': open,
  'GET /api/site': open,
};
export type PlainCall = keyof typeof callLines;
