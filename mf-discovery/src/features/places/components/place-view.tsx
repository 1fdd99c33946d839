import type { PoiDetails } from '@tabi/shared/contracts/places';
import { Container } from '@tabi/shared/ui';
import type { ReactNode } from 'react';
import styles from '../../../common/components/details.module.css';
import { AboutPlace } from './about-place.tsx';
import { Gallery } from './gallery.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { PlaceFacts } from './place-facts.tsx';
import { PlaceHead } from './place-head.tsx';

type Props = {
  place: PoiDetails;
  inItinerary: boolean;
  /** What is around it and what others say of it. */
  children: ReactNode;
};

/** A place in words, pictures and facts. */
export const PlaceView = ({ place, inItinerary, children }: Props) => (
  <Container>
    <PlaceHead place={place} inItinerary={inItinerary} />
    <Gallery place={place} />
    <div className={styles['columns']}>
      <AboutPlace text={place.description} />
      <div className={styles['facts']}>
        <PlaceFacts place={place} />
      </div>
      <OpeningHours place={place} />
    </div>
    <div className={styles['sections']}>{children}</div>
  </Container>
);
