import { classNames, lazyNamed, Skeleton, useHydrated } from '@tabi/shared/ui';
import { Suspense } from 'react';
import type { PageFormProps } from './page-form.tsx';
import styles from './page-form.module.css';

const PageForm = lazyNamed(() => import('./page-form.tsx'), 'PageForm');

/** A page's form, which comes after the page's words: until then its shape. */
export function LazyPageForm(props: PageFormProps) {
  const hydrated = useHydrated();
  const shape = (
    <div className={classNames(styles['form'], styles['shape'])} aria-busy="true">
      {props.fields.map(({ name, rows }) => (
        <Skeleton key={name} className={rows ? styles['tall'] : styles['field']} />
      ))}
    </div>
  );
  return hydrated ? (
    <Suspense fallback={shape}>
      <PageForm {...props} />
    </Suspense>
  ) : (
    shape
  );
}
