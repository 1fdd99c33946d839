export { ApiError } from '../api-client/api-error.ts';
export { fakeApi, type FakeAnswers, type FakeApi } from './fake-api.ts';
export { aPageOf } from './pages.ts';
export { aUser } from './people.ts';
export { aLocation, aLocationInFull, aPlace, aPlaceInFull, aSearchHit } from './places.ts';
export { aPost } from './posts.ts';
export { renderAt, type Rendered, type RenderOptions } from './render-at.tsx';
export { aTripSummary } from './trips.ts';
export { aHotel, aHotelInFull, aReview, aTour, aTourInFull } from './stays.ts';
