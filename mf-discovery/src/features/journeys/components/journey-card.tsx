import type { Journey } from '@tabi/shared/contracts/journeys';
import { joinNames } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { classNames, Picture } from '@tabi/shared/ui';
import styles from '../../../common/components/card.module.css';
import { formatDays, formatPath } from '../domain/journeys.ts';

type Props = { journey: Journey; sizes: string; eager?: boolean; slim?: boolean; level?: 2 | 3 };

/** A journey as the picture of where it stays longest, with where it leads. */
export function JourneyCard({ journey, sizes, eager, slim, level = 3 }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={classNames(styles['card'], slim && styles['slim'])}>
      <Picture picture={journey.mediumCover} alt="" sizes={sizes} eager={eager} className={styles['picture']} />
      <Heading className={styles['name']}>
        <Link to={links.journey(journey.slug)}>{journey.title}</Link>
      </Heading>
      <p className={styles['where']}>
        {formatDays(journey)} · {joinNames(journey.countries)}
      </p>
      <p className={styles['snippet']}>{formatPath(journey)}.</p>
    </article>
  );
}
