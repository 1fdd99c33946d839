export { AddToTripDialog as AddToTrip } from '../features/places/components/add-to-trip-dialog.tsx';
