import type { PostDetails } from '@tabi/shared/contracts/blog';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import styles from './post-steps.module.css';

/** The stories before and after this one, as they came out. */
export function PostSteps({ post: { previous, next } }: { post: PostDetails }) {
  if (!previous && !next) return null;
  return (
    <nav className={styles['steps']} aria-label="Stories before and after">
      {previous ? (
        <Link to={links.post(previous.slug)} rel="prev">
          <span>Previous story</span> {previous.title}
        </Link>
      ) : null}
      {next ? (
        <Link to={links.post(next.slug)} rel="next" className={styles['next']}>
          <span>Next story</span> {next.title}
        </Link>
      ) : null}
    </nav>
  );
}
