import type { OwnGuide } from '@tabi/shared/contracts/guides';
import { TitleBlock } from '@tabi/shared/ui';
import { formatMeals } from '../domain/guide-words.ts';
import { GuideRows } from './guide-rows.tsx';
import { NameWithLocal } from './name-with-local.tsx';
import styles from './local-guide.module.css';

/** What one eats in a destination, and in which parts of it. */
export const Food = ({ guide: { dishes, food_areas: areas }, name }: { guide: OwnGuide; name: string }) => (
  <section aria-labelledby="food" className={styles['food']}>
    <TitleBlock id="food" title={`Eating in ${name}`} />
    <div className={styles['halves']}>
      <GuideRows
        id="dishes"
        title="What to try"
        what="dishes"
        rows={dishes.map((dish) => ({ key: dish.name, name: <NameWithLocal of={dish} />, text: dish.text }))}
      />
      <GuideRows
        id="food-areas"
        title="Where to go for it"
        what="parts of town"
        rows={areas.map((area) => ({
          key: area.slug,
          name: <NameWithLocal of={area} />,
          text: (
            <>
              {area.text} <span className={styles['aside']}>{formatMeals(area.meals)}.</span>
            </>
          ),
        }))}
      />
    </div>
  </section>
);
