import type { ReactNode } from 'react';
import type { PageEntry } from '../routes/route-table.ts';
import { OfflineNote } from '../web-app/offline-note.tsx';
import { Overlays } from './overlays.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { PageFooter } from './page-footer.tsx';
import styles from './frame.module.css';

/** What stays while pages come and go: the bar, the page's place, the footer. */
export function Frame({ entry, children }: { entry: PageEntry; children: ReactNode }) {
  return (
    <div className={styles['frame']} data-bar={entry.bar} data-footer={entry.footer}>
      <a className={styles['skip']} href="#page">
        Skip to the page
      </a>
      <NavigationBar />
      <OfflineNote />
      <main id="page" tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      <PageFooter />
      <Overlays />
    </div>
  );
}
