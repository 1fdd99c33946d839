import { Link } from '@tabi/shared/router';
import { Picture } from '@tabi/shared/ui';
import { useId } from 'react';
import styles from './suggestions.module.css';

type Item = { to: string; name: string; detail: string; picture: { url: string; tint: string } };

/** Where one may have wanted to go, in pictures; nothing where there is none. */
export function Suggestions({ title, items }: { title: string; items: Item[] }) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      <ul className={styles['items']}>
        {items.map(({ to, name, detail, picture }) => (
          <li key={to} className={styles['item']}>
            <Picture
              picture={picture}
              alt=""
              shape="card"
              sizes="(min-width: 768px) 280px, 50vw"
              className={styles['picture']}
            />
            <Link to={to}>{name}</Link>
            <p>{detail}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
