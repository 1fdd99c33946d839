import { Link } from '@tabi/shared/router';
import { TitleBlock } from '@tabi/shared/ui';
import { useId } from 'react';
import { useTopDestinations } from '../api.ts';
import styles from '../components/destination-links.module.css';

type Props = { title: string; to: (slug: string) => string };

/** The most wanted destinations, to go from a list of the whole continent to one of them. */
export function DestinationLinks({ title, to }: Props) {
  const id = useId();
  const { data } = useTopDestinations(16);
  if (!data) return null;
  return (
    <nav aria-labelledby={id} className={styles['links']}>
      <TitleBlock id={id} title={title} />
      <ul>
        {data.results.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={to(slug)}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
