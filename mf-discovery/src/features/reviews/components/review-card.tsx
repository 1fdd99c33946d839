import type { Review } from '@tabi/shared/contracts/reviews';
import { formatDate } from '@tabi/shared/format';
import { Button } from '@tabi/shared/ui';
import { ThumbsUp } from 'lucide-react';
import styles from './reviews.module.css';
import { Stars } from './stars.tsx';

type Props = { review: Review; onPraise: () => void; onChange: () => void; onRemove: () => void };

/** What one traveller wrote. */
export function ReviewCard({ review, onPraise, onChange, onRemove }: Props) {
  const { avatar, name, rating, text, timestamp, edited, helpful, mine, voted } = review;
  return (
    <article className={styles['review']}>
      <header>
        {avatar ? (
          <img src={avatar} alt="" width={44} height={44} loading="lazy" />
        ) : (
          <span aria-hidden="true" className={styles['initial']}>
            {name.charAt(0).toUpperCase()}
          </span>
        )}
        <div>
          <h3>{name}</h3>
          <p>
            <Stars rating={rating} /> <time dateTime={timestamp}>{formatDate(timestamp)}</time>
            {edited ? ', changed since' : ''}
          </p>
        </div>
      </header>
      <p className={styles['text']}>{text}</p>
      {mine ? (
        <div className={styles['acts']}>
          <Button look="quiet" size="small" onClick={onChange}>
            Change
          </Button>
          <Button look="quiet" size="small" onClick={onRemove}>
            Take back
          </Button>
        </div>
      ) : (
        <div className={styles['acts']}>
          <Button look="quiet" size="small" aria-pressed={voted} onClick={onPraise}>
            <ThumbsUp size={16} strokeWidth={1.5} aria-hidden /> Helpful{helpful > 0 ? ` (${helpful})` : ''}
          </Button>
        </div>
      )}
    </article>
  );
}
