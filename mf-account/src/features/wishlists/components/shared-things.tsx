import { Card, CardLink, Picture } from '@tabi/shared/ui';
import { pinOf, type ThingShown } from '../domain.ts';
import cardStyles from './thing-card.module.css';
import styles from './things.module.css';

type Props = {
  title: string;
  things: ThingShown[];
  marks: ReadonlyMap<string, string>;
  light: (id: string | null) => void;
};

/** The places or the destinations of a list that somebody shows: to look at. */
export function SharedThings({ title, things, marks, light }: Props) {
  if (things.length === 0) return null;
  return (
    <section className={styles['section']} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles['grid']}>
        {things.map(({ thing, to, where, picture }) => (
          <li key={thing.id}>
            <Card onPointerEnter={() => light(pinOf(thing))} onPointerLeave={() => light(null)}>
              <Picture
                picture={picture}
                alt=""
                sizes="(min-width: 768px) 300px, 100vw"
                className={cardStyles['picture']}
              />
              <span aria-hidden="true" className={cardStyles['mark']}>
                {marks.get(pinOf(thing))}
              </span>
              <h3 className={cardStyles['name']}>
                <CardLink to={to}>{thing.name}</CardLink>
              </h3>
              <p className={cardStyles['where']}>{where}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
