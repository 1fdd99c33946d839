import { pageButtons } from '../domain.ts';
import styles from './page-buttons.module.css';

type Props = { label: string; current: number; last: number; onPage: (page: number) => void };

/** The pages of a list, at most seven of them; nothing where there is only one. */
export function PageButtons({ label, current, last, onPage }: Props) {
  if (last < 2) return null;
  const pages = pageButtons(current, last);
  return (
    <nav aria-label={label}>
      <ol className={styles['pages']}>
        {pages.map((page, index) => (
          <li key={page} className={page - (pages[index - 1] ?? page - 1) > 1 ? styles['gap'] : undefined}>
            <button
              type="button"
              aria-label={`Page ${page}`}
              aria-current={page === current ? 'page' : undefined}
              onClick={() => onPage(page)}
            >
              {page}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
