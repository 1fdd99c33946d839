import type { ProductDetails } from '@tabi/shared/contracts/products';
import { Price } from '@tabi/shared/prices';
import { buttonClass } from '@tabi/shared/ui';
import styles from '../../../common/components/side-panel.module.css';

/** The way to who sells the tour; search engines and readers are told that it is paid for. */
export const TourOffer = ({ tour }: { tour: ProductDetails }) => (
  <section aria-labelledby="tour-offer" className={styles['panel']}>
    <h2 id="tour-offer">
      From <Price {...tour.price} both />
    </h2>
    <p>{tour.supplier} sells this tour and pays us when you book it there.</p>
    <a
      href={tour.web_url}
      rel="sponsored noopener noreferrer"
      target="_blank"
      className={buttonClass({ look: 'primary', wide: true })}
    >
      See it at {tour.supplier}
    </a>
  </section>
);
