import type { ProductDetails } from '@tabi/shared/contracts/products';
import { Price } from '@tabi/shared/prices';
import type { ReactNode } from 'react';
import { FactList } from '../../../common/components/fact-list.tsx';
import { sayBestDays, sayJourney, sayLength, sayStops } from '../domain/tours.ts';

/** What one needs to know before going. */
export function TourFacts({ tour }: { tour: ProductDetails }) {
  const facts: [string, ReactNode][] = [
    ['Takes', tour.duration],
    ['From – to', tour.starts_at && tour.ends_at ? `${tour.starts_at} – ${tour.ends_at}` : null],
    ['Best days', sayBestDays(tour)],
    ['Getting along', sayJourney(tour.mode)],
    ['On the way', sayLength(tour)],
    ['Stops', sayStops(tour)],
    ['Price', <Price key="price" {...tour.price} both />],
    ['Sold by', tour.supplier],
  ];
  return <FactList title="At a glance" facts={facts} />;
}
