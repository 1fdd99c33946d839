export { TopDestinations } from '../features/destinations/components/top-destinations.tsx';
