import type { ProductDetails } from '@tabi/shared/contracts/products';
import { Price } from '@tabi/shared/prices';
import { useFormats } from '@tabi/shared/state';
import type { ReactNode } from 'react';
import { FactList } from '../../../common/components/fact-list.tsx';
import { formatBestDays, formatTourMode, formatLength, formatStops } from '../domain/tours.ts';

/** What one needs to know before going. */
export function TourFacts({ tour }: { tour: ProductDetails }) {
  const formats = useFormats();
  const facts: [string, ReactNode][] = [
    ['Takes', tour.duration],
    ['From – to', tour.starts_at && tour.ends_at ? formats.times(`${tour.starts_at} – ${tour.ends_at}`) : null],
    ['Best days', formatBestDays(tour)],
    ['Getting along', formatTourMode(tour.mode)],
    ['On the way', formatLength(tour, formats)],
    ['Stops', formatStops(tour)],
    ['Price', <Price key="price" {...tour.price} both />],
    ['Sold by', tour.supplier],
  ];
  return <FactList title="At a glance" facts={facts} />;
}
