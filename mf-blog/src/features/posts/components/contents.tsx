import type { Part } from '../domain/contents.ts';
import styles from './contents.module.css';

/** The story's parts beside it, where the page is wide enough; the part that is being read is marked where a browser can. */
export function Contents({ parts }: { parts: readonly Part[] }) {
  if (parts.length < 2) return null;
  return (
    <nav className={styles['contents']} aria-labelledby="post-contents">
      <h2 id="post-contents">Contents</h2>
      <ol>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
