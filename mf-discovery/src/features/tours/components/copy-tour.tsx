import type { ProductDetails } from '@tabi/shared/contracts/products';
import { OpenAsTrip } from '../../../common/components/open-as-trip.tsx';

/** The tour as a trip to change at will, on a day of one's choice. */
export const CopyTour = ({ tour }: { tour: ProductDetails }) => (
  <OpenAsTrip
    of={{ call: 'POST /api/products/{id}/trip', slug: tour.slug }}
    label="Day"
    help="Leave it empty for the next day that suits the tour."
    words={{ open: 'Copy as a trip', opening: 'Copying…' }}
  />
);
