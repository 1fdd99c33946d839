import { useNavigate } from '@tabi/shared/router';
import { useEffect, useRef } from 'react';
import styles from './post-body.module.css';

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A story's text, made on the server from our own Markdown. Its links to other pages of ours do not load the site anew. */
export function PostBody({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const text = box.current;
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (!link || link.origin !== window.location.origin || !isPlainClick(event)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    text?.addEventListener('click', follow);
    return () => text?.removeEventListener('click', follow);
  }, [navigate]);
  return <div ref={box} className={styles['text']} dangerouslySetInnerHTML={{ __html: html }} />;
}
