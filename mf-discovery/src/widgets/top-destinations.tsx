export { TopDestinations } from '../features/discover/components/top-destinations.tsx';
