import type { LocationDetails } from '@tabi/shared/contracts/places';
import { Loaded, Skeleton, TitleBlock } from '@tabi/shared/ui';
import { useGuide } from '../api.ts';
import { Festivals } from '../components/festivals.tsx';
import { Food } from '../components/food.tsx';
import styles from '../components/local-guide.module.css';
import { PracticalFacts } from '../components/practical-facts.tsx';
import { WaysOn } from '../components/ways-on.tsx';

/** What a guide knows: food, the ways on, festivals, and the facts that one needs before going. */
export function LocalGuide({ location }: { location: LocationDetails }) {
  const guide = useGuide(location.slug);
  const { name, country } = location;
  return (
    <Loaded
      of={guide}
      what={`The guide to ${name}`}
      size="small"
      skeleton={<Skeleton className={styles['skeleton']} />}
    >
      {({ results: { own, country: national, connections, festivals } }) => (
        <>
          {own ? <Food guide={own} name={name} /> : null}
          <section aria-labelledby="before-you-go" className={styles['before']}>
            <TitleBlock id="before-you-go" title="Before you go" />
            <div className={styles['halves']}>
              <WaysOn connections={connections} name={name} />
              <Festivals festivals={festivals} />
            </div>
            {national ? <PracticalFacts country={national} countryName={country.name} own={own} /> : null}
          </section>
        </>
      )}
    </Loaded>
  );
}
