import { aTrip, aVisit } from '@tabi/shared/testing';
import { costOf, headOfShared, notesOf } from './domain.ts';

it('the page is named by its trip, for whoever gets the link and for no search engine', () => {
  const head = headOfShared(
    { trip: aTrip(), events: [aVisit('Nijo Castle', '2027-03-01 09:00', '2027-03-01 10:00')] },
    'a+b',
  );
  expect(head).toMatchObject({ title: '3 days in Kyoto', noindex: true, isPrivate: true });
  expect(head.address).toBe(`/itinerary/${aTrip().slug}/shared?token=a%2Bb`);
  expect(head.description).toContain('1 stop,');
});

it('notes are what somebody wrote in words, and costs what somebody said', () => {
  const visit = {
    ...aVisit('Nijo Castle', '2027-03-01 09:00', '2027-03-01 10:00'),
    custom_fields: { note: 'Early', done: true, empty: ' ' },
  };
  expect(notesOf(visit)).toEqual(['Early']);
  expect(costOf(visit)).toBeNull();
  expect(costOf({ ...visit, amount_minor: 1250, currency: 'USD' })).toEqual({ amount: 1250, currency: 'USD' });
});
