export { CarBanner } from './car-banner.tsx';
export { FlightBanner } from './flight-banner.tsx';
