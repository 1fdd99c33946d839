import type { HotelDetails } from '@tabi/shared/contracts/hotels';
import type { ReactNode } from 'react';
import { FactList } from '../../../common/components/fact-list.tsx';
import styles from '../../../common/components/fact-list.module.css';
import { WebsiteLink } from '../../../common/components/website-link.tsx';
import { formatKind } from '../../../common/domain/words.ts';
import { formatBand, formatStars } from '../domain/stays.ts';

/** What is known of a hotel, and from whom. */
export function HotelFacts({ hotel }: { hotel: HotelDetails }) {
  const facts: [string, ReactNode][] = [
    ['Kind', formatKind(hotel.kind)],
    ['Stars', formatStars(hotel)],
    ['Price level', formatBand(hotel.price_band)],
    ['District', hotel.district],
    ['Website', hotel.website ? <WebsiteLink url={hotel.website} /> : null],
  ];
  return (
    <FactList title="At a glance" facts={facts}>
      <p className={styles['note']}>
        Price level among the hotels of {hotel.location_name}; ask the hotel for its rates.
        {hotel.source ? (
          <>
            {' '}
            Facts from{' '}
            <a href={hotel.source.url} rel="noopener noreferrer license" target="_blank">
              {hotel.source.name}
            </a>{' '}
            ({hotel.source.licence}).
          </>
        ) : null}
      </p>
    </FactList>
  );
}
