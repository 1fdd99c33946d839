import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './states.module.css';

type Props = {
  title: string;
  text?: string;
  retry?: () => void;
  size?: 'small' | 'page';
  /** More ways on, beside Try again. */
  children?: ReactNode;
};

/** What happened, and what to do now. */
export function ErrorState({ title, text, retry, size = 'page', children }: Props) {
  return (
    <div role="alert" className={classNames(styles['state'], size === 'small' && styles['small'])}>
      <h2>{title}</h2>
      {text ? <p>{text}</p> : null}
      {retry || children ? (
        <div className={styles['actions']}>
          {retry ? (
            <Button size={size === 'small' ? 'small' : 'medium'} onClick={retry}>
              Try again
            </Button>
          ) : null}
          {children}
        </div>
      ) : null}
    </div>
  );
}
