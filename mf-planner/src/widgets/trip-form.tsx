export { TripForm } from '../features/trip-form/components/trip-form.tsx';
