import type { Reviewable } from '@tabi/shared/contracts/reviews';
import { request, type PageRoute, type ReadAnswer, type RemoteRoutes } from '@tabi/shared/federation';
import { headOfLocation } from './features/destinations/domain/head.ts';
import { headOfHotel, headOfHotels } from './features/hotels/domain/head.ts';
import { headOfJourney } from './features/journeys/domain/head.ts';
import { headOfPlace, headOfPlaces } from './features/places/domain/head.ts';
import { reviewsQuery } from './features/reviews/domain.ts';
import { headOfTour, headOfTours } from './features/tours/domain/head.ts';

type Match = { params: Readonly<Record<string, string | undefined>> };
const theOne = ({ params }: Match) => ({ params: { id: params['id'] ?? '' } });
const theHotel = ({ params }: Match) => ({ params: { id: params['hotelId'] ?? '' } });
const theTour = ({ params }: Match) => ({ params: { id: params['activityId'] ?? '' } });
const thePlace = ({ params }: Match) => ({ params: { id: params['poiId'] ?? '' } });

/** The reviews that the page shows; none until it has asked for them. */
const reviewsIn = (read: ReadAnswer, resource: Reviewable, { id }: { id: number }) =>
  read('GET /api/reviews', { query: reviewsQuery(resource, id) })?.data;

/** A place is the same page by either of its addresses. */
const placeRoute: PageRoute = {
  page: () => import('./features/places/attraction-details.page.tsx'),
  data: (match) => [request('GET /api/pointOfInterests/{id}', thePlace(match))],
  head: (match, read) => {
    const place = read('GET /api/pointOfInterests/{id}', thePlace(match))?.results;
    return place ? headOfPlace(place, reviewsIn(read, 'PointOfInterest', place)) : {};
  },
};

export const routes: RemoteRoutes['routes'] = {
  destinationsList: {
    page: () => import('./features/destinations/destinations-list.page.tsx'),
    head: () => ({
      description: 'Cities and places all over Asia, with opening hours for every day and drawn by us.',
    }),
  },
  locationDetails: {
    page: () => import('./features/destinations/location-details.page.tsx'),
    data: (match) => [request('GET /api/location/{id}', theOne(match))],
    head: (match, read) => {
      const location = read('GET /api/location/{id}', theOne(match))?.results;
      return location ? headOfLocation(location, reviewsIn(read, 'Location', location)) : {};
    },
  },
  attractions: {
    page: () => import('./features/places/attractions.page.tsx'),
    data: (match) => [request('GET /api/location/{id}', theOne(match))],
    head: (match, read) => {
      const location = read('GET /api/location/{id}', theOne(match))?.results;
      return location ? headOfPlaces(location) : {};
    },
  },
  attractionDetails: placeRoute,
  pointOfInterest: placeRoute,
  attractionsSearch: {
    page: () => import('./features/places/attractions-search.page.tsx'),
    head: () => ({
      description: 'Temples, markets, gardens and viewpoints from every destination.',
    }),
  },
  hotelsSearch: {
    page: () => import('./features/hotels/hotels-search.page.tsx'),
    head: () => ({
      description: 'Hotels, guesthouses and houses of character in every destination, by district and kind.',
    }),
  },
  hotelsPage: {
    page: () => import('./features/hotels/hotels.page.tsx'),
    data: (match) => [request('GET /api/location/{id}', theOne(match))],
    head: (match, read) => {
      const location = read('GET /api/location/{id}', theOne(match))?.results;
      return location ? headOfHotels(location) : {};
    },
  },
  hotelDetails: {
    page: () => import('./features/hotels/hotel-details.page.tsx'),
    data: (match) => [request('GET /api/hotels/{id}', theHotel(match))],
    head: (match, read) => {
      const hotel = read('GET /api/hotels/{id}', theHotel(match))?.results;
      return hotel ? headOfHotel(hotel, reviewsIn(read, 'Hotel', hotel)) : {};
    },
  },
  productsSearch: {
    page: () => import('./features/tours/tours-search.page.tsx'),
    head: () => ({
      description: 'Walks and rides through every destination, stop by stop, with times, to go by yourself.',
    }),
  },
  productsPage: {
    page: () => import('./features/tours/tours.page.tsx'),
    data: (match) => [request('GET /api/location/{id}', theOne(match))],
    head: (match, read) => {
      const location = read('GET /api/location/{id}', theOne(match))?.results;
      return location ? headOfTours(location) : {};
    },
  },
  productDetails: {
    page: () => import('./features/tours/tour-details.page.tsx'),
    data: (match) => [request('GET /api/products/{id}', theTour(match))],
    head: (match, read) => {
      const tour = read('GET /api/products/{id}', theTour(match))?.results;
      return tour ? headOfTour(tour, reviewsIn(read, 'Product', tour)) : {};
    },
  },
  journeys: {
    page: () => import('./features/journeys/journeys.page.tsx'),
    head: () => ({
      description: 'Trips of one to three weeks through several destinations of Asia, planned for your own dates.',
    }),
  },
  journeyDetails: {
    page: () => import('./features/journeys/journey-details.page.tsx'),
    data: (match) => [request('GET /api/journeys/{id}', theOne(match))],
    head: (match, read) => {
      const journey = read('GET /api/journeys/{id}', theOne(match))?.results;
      return journey ? headOfJourney(journey) : {};
    },
  },
};
