import type { PoiDetails } from '@tabi/shared/contracts/places';
import { sayMinutes } from '@tabi/shared/format';
import { Price } from '@tabi/shared/prices';
import type { ReactNode } from 'react';
import { sayBestTime, sayKind, saySetting } from '../domain/words.ts';
import styles from './opening-hours.module.css';

const siteName = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/.*$/, '');

const Entry = ({ price }: { price: NonNullable<PoiDetails['price']> }) => (
  <>
    <Price amount={price.amount} currency={price.currency} both />
    {price.amount > 0 && price.year ? ` (${price.year})` : null}
  </>
);

/** What one needs to know before going. */
export function PlaceFacts({ place }: { place: PoiDetails }) {
  const facts: [string, ReactNode][] = [
    ['Kind', sayKind(place.kind)],
    ['Time to allow', sayMinutes(place.visit_minutes)],
    ['Entry', place.price && <Entry price={place.price} />],
    ['Best', sayBestTime(place.best_time)],
    ['Setting', saySetting(place.setting)],
  ];
  return (
    <section aria-labelledby="at-a-glance">
      <h2 id="at-a-glance" className={styles['title']}>
        At a glance
      </h2>
      <dl className={styles['hours']}>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
        {place.website ? (
          <div>
            <dt>Website</dt>
            <dd>
              <a href={place.website} rel="noopener noreferrer" target="_blank">
                {siteName(place.website)}
              </a>
            </dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}
