import type { Wishlist } from '@tabi/shared/contracts/wishlists';
import { links } from '@tabi/shared/links';
import { Card, CardActions, CardLink, Picture } from '@tabi/shared/ui';
import { Heart } from 'lucide-react';
import { formatContents } from '../domain.ts';
import { ListActions } from './list-actions.tsx';
import styles from './list-card.module.css';

/** A list by what is in it: up to four pictures of the newest. */
export function ListCard({ list, remove }: { list: Wishlist; remove: () => void }) {
  return (
    <Card className={styles['card']}>
      <div className={styles['pictures']}>
        {list.pictures.map((picture, index) => (
          <span key={`${picture.url} ${index}`} className={styles['picture']}>
            <Picture picture={picture} alt="" fill shape="card" sizes="(min-width: 768px) 300px, 50vw" />
          </span>
        ))}
        {list.pictures.length === 0 ? (
          <span className={styles['none']}>
            <Heart size={48} strokeWidth={1} aria-hidden />
          </span>
        ) : null}
      </div>
      <div>
        <h2 className={styles['name']}>
          <CardLink to={links.wishlist(list.id)}>{list.title}</CardLink>
        </h2>
        <p className={styles['contents']}>{formatContents(list.points_of_interest.length, list.locations.length)}</p>
      </div>
      <CardActions className={styles['more']}>
        <ListActions list={list} remove={remove} />
      </CardActions>
    </Card>
  );
}
