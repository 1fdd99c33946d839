import type { CallKey } from '@tabi/shared/contracts';

const password = { password: 'correct horse battery', password_confirmation: 'correct horse battery' };
const days = { startDate: '2027-04-02', endDate: '2027-04-05' };
const list = '0f8fad5b-d9cb-469f-a165-70867728950e';
const other = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const title = 'Food and gardens';

/** A body of every call that takes one as JSON. */
export const examples: Partial<Record<CallKey, unknown>> = {
  'POST /api/register': { name: 'Mai', email: 'mai@example.com', ...password, timezone: 'Asia/Tokyo' },
  'POST /api/login': { email: 'mai@example.com', password: password.password },
  'PUT /api/user': { name: 'Mai Tran', timezone: 'Asia/Ho_Chi_Minh' },
  'DELETE /api/user': { password: password.password },
  'POST /api/password/email': { email: 'mai@example.com' },
  'POST /api/password/reset': { email: 'mai@example.com', token: 'of-the-mail', ...password },
  'POST /api/user/wishlists': { title },
  'PATCH /api/user/wishlists/{id}': { title },
  'POST /api/user/wishlists/syncPOI': { wishlist_ids: [list], place_id: 12 },
  'POST /api/user/wishlists/syncLocation': { wishlist_ids: [list], place_id: 3 },
  'POST /api/reviews': { resource: 'PointOfInterest', id: 12, rating: 5, text: 'Come before eight; it is quiet then.' },
  'PATCH /api/reviews/{id}': { rating: 4 },
  'POST /api/reviews/{id}/helpful': { helpful: true },
  'POST /api/email/subscribe': { email: 'mai@example.com', type: 'blog' },
  'POST /api/early-access': { name: 'Mai', email: 'mai@example.com', city: 'Hanoi' },
  'POST /api/influencer': { name: 'Mai', email: 'mai@example.com', extras: { channel: 'Slow trains of Asia' } },
  'PUT /api/user/subscriptions': { types: ['blog', 'new-feature'] },
  'POST /api/location/suggest': { suggested_location: 'Ulaanbaatar' },
  'POST /api/pointOfInterests/{id}/corrections': { message: 'It has been closed on Wednesdays since April.' },
  'POST /api/contactMessage': {
    name: 'Mai',
    email: 'mai@example.com',
    subject: 'A closed garden',
    message: 'The moss garden is closed until May.',
  },
  'POST /api/session': { data: { city: 'Hanoi' } },
  'POST /api/track-interaction': { name: 'trip-form:opened', path: '/destinations/kyoto' },
  'POST /api/track-events': { events: [{ name: 'page:opened', path: '/' }] },
  'POST /api/products/{id}/trip': { startDate: days.startDate },
  'POST /api/journeys/{id}/trip': { startDate: days.startDate },
  'POST /api/trips': { destination_ids: [3], ...days, tripPace: 1 },
  'POST /api/trips/planner': { destination_ids: [3], ...days, theme: 'leisure', preferredTypes: ['garden'] },
  'PATCH /api/trips/{id}': { title: 'Kyoto in bloom' },
  'PATCH /api/trips/{id}/extend': { endDate: '2027-04-06' },
  'POST /api/trips/{id}/duplicate': { startDate: '2027-11-12' },
  'POST /api/trips/{id}/plan': { preview: true },
  'PATCH /api/trips/{id}/preferences': { trip_pace: 0, day_start_time: '08:00' },
  'POST /api/trips/{id}/budget': { amount: 120_000, currency: 'JPY' },
  'PATCH /api/trips/{id}/public': { notes: true, costs: false },
  'POST /api/trips/{id}/todos': { title: 'Buy a rail pass' },
