import type { OwnGuide } from '@tabi/shared/contracts/guides';
import { TitleBlock } from '@tabi/shared/ui';
import { formatMeals } from '../domain/guide-words.ts';
import { LocalName } from './local-name.tsx';
import styles from './local-guide.module.css';

/** What one eats in a destination, and in which parts of it. */
export const Food = ({ guide: { dishes, food_areas: areas }, name }: { guide: OwnGuide; name: string }) => (
  <section aria-labelledby="food">
    <TitleBlock id="food" title={`Eating in ${name}`} />
    <div className={styles['halves']}>
      <div>
        <h3 className={styles['subtitle']}>What to try</h3>
        <dl className={styles['rows']}>
          {dishes.map(({ name: dish, local_name: local, text }) => (
            <div key={dish}>
              <dt>
                {dish} <LocalName of={local} />
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h3 className={styles['subtitle']}>Where to go for it</h3>
        <dl className={styles['rows']}>
          {areas.map(({ slug, name: area, local_name: local, text, meals }) => (
            <div key={slug}>
              <dt>
                {area} <LocalName of={local} />
              </dt>
              <dd>
                {text} <span className={styles['aside']}>{formatMeals(meals)}.</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  </section>
);
