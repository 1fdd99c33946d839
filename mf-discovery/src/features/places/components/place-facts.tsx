import type { PoiDetails } from '@tabi/shared/contracts/places';
import { formatMinutes, formatMonth, utcDay } from '@tabi/shared/format';
import { Price } from '@tabi/shared/prices';
import { useFormats } from '@tabi/shared/state';
import type { ReactNode } from 'react';
import { FactList } from '../../../common/components/fact-list.tsx';
import styles from '../../../common/components/fact-list.module.css';
import { WebsiteLink } from '../../../common/components/website-link.tsx';
import { formatKind } from '../../../common/domain/words.ts';
import { isDated } from '../domain/price.ts';
import { formatBestTime, formatLight, formatSetting } from '../domain/words.ts';
import { CorrectionButton } from './correction-button.tsx';
import { PlaceLinks } from './place-links.tsx';

const Entry = ({ price }: { price: NonNullable<PoiDetails['price']> }) => (
  <>
    {isDated(price, utcDay(new Date())) ? 'about ' : null}
    <Price amount={price.amount} currency={price.currency} both />
    {price.amount > 0 && price.year ? ` (${price.year})` : null}
  </>
);

/** What one needs to know before going. */
export function PlaceFacts({ place }: { place: PoiDetails }) {
  const { times } = useFormats();
  const facts: [string, ReactNode][] = [
    ['Kind', formatKind(place.kind)],
    ['Time to allow', formatMinutes(place.visit_minutes)],
    ['Entry', place.price && <Entry price={place.price} />],
    ['Best', formatBestTime(place.best_time)],
    // Where the best hour is the sunset itself, that says it.
    ['Light', place.light && place.light !== place.best_time && formatLight(place.light)],
    [
      'Sun today',
      place.setting !== 'indoor' && place.sun ? times(`Rises ${place.sun.rises}, sets ${place.sun.sets}`) : null,
    ],
    ['After dark', place.night ? 'Worth a visit then too' : null],
    ['Booking', place.booking_needed ? 'Needed days ahead' : null],
    ['Part of', place.whole && <PlaceLinks of={place} places={[place.whole]} />],
    ['Its parts', place.parts.length > 0 && <PlaceLinks of={place} places={place.parts} />],
    ['Setting', formatSetting(place.setting)],
    ['Website', place.website ? <WebsiteLink url={place.website} /> : null],
  ];
  return (
    <FactList title="At a glance" facts={facts}>
      {place.checked ? <p className={styles['note']}>Checked in {formatMonth(place.checked)}.</p> : null}
      <CorrectionButton place={place} />
    </FactList>
  );
}
