import { classNames, Icon } from '@tabi/shared/ui';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import styles from './page-footer.module.css';

/** One list of links: open on wide screens, behind its title on phones and tablets. Without script it is open. */
export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={classNames(styles['group'], open && styles['open'])}>
      <h2 className={styles['title']}>
        <span className={styles['wide']}>{title}</span>
        <button
          type="button"
          className={styles['fold']}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {title}
          <Icon of={ChevronDown} size={18} />
        </button>
      </h2>
      <ul id={id} className={styles['list']}>
        {children}
      </ul>
    </section>
  );
}
