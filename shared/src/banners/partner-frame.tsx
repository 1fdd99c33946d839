import { useEffect, useRef, useState } from 'react';
import styles from './ticket.module.css';

const nearby = '300px';

/**
 * A partner's search form. It loads only once it has come near, and in a sandbox: it cannot reach the page, move it to
 * another address or read what it stores.
 */
export function PartnerFrame({ url, title }: { url: string; title: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), { rootMargin: nearby });
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
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
