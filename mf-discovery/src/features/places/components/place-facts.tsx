import type { PoiDetails } from '@tabi/shared/contracts/places';
import { formatMinutes } from '@tabi/shared/format';
import { Price } from '@tabi/shared/prices';
import type { ReactNode } from 'react';
import { FactList } from '../../../common/components/fact-list.tsx';
import { WebsiteLink } from '../../../common/components/website-link.tsx';
import { formatKind } from '../../../common/domain/words.ts';
import { formatBestTime, formatSetting } from '../domain/words.ts';

const Entry = ({ price }: { price: NonNullable<PoiDetails['price']> }) => (
  <>
    <Price amount={price.amount} currency={price.currency} both />
    {price.amount > 0 && price.year ? ` (${price.year})` : null}
  </>
);

/** What one needs to know before going. */
export function PlaceFacts({ place }: { place: PoiDetails }) {
  const facts: [string, ReactNode][] = [
    ['Kind', formatKind(place.kind)],
    ['Time to allow', formatMinutes(place.visit_minutes)],
    ['Entry', place.price && <Entry price={place.price} />],
    ['Best', formatBestTime(place.best_time)],
    ['Setting', formatSetting(place.setting)],
    ['Website', place.website ? <WebsiteLink url={place.website} /> : null],
  ];
  return <FactList title="At a glance" facts={facts} />;
}
