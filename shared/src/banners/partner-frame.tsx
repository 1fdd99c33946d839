import { useRef } from 'react';
import { useInView } from '../ui/use-in-view.ts';
import styles from './ticket.module.css';

/**
 * A partner's search form. It loads only once it has come near, and in a sandbox: it cannot reach the page, move it to
 * another address or read what it stores.
 */
export function PartnerFrame({ url, title }: { url: string; title: string }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place, '300px');
  return (
    <div ref={place} className={styles['frame']}>
      {near ? (
        <iframe
          src={url}
          title={title}
          sandbox="allow-forms allow-scripts allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
        />
      ) : null}
    </div>
  );
}
