import { showToast, useAppStateSource } from '@tabi/shared/state';
import { Button, buttonClass, Icon, useHydrated } from '@tabi/shared/ui';
import { Link2, Mail, Share2 } from 'lucide-react';
import styles from './share-post.module.css';

const mailOf = (title: string, url: string) =>
  `mailto:?${new URLSearchParams({ subject: title, body: url }).toString().replaceAll('+', '%20')}`;

/** Passes the story on: by the device's own sheet, as a copied link, or by mail. Only a page that runs knows its address. */
export function SharePost({ title }: { title: string }) {
  const state = useAppStateSource();
  const runs = useHydrated();
  const address = () => window.location.href.split('#')[0] ?? '';
  const copy = () =>
    navigator.clipboard.writeText(address()).then(
      () => showToast(state, 'Link copied'),
      () => showToast(state, `The link could not be copied by itself: ${address()}`),
    );
  return (
    <div className={styles['share']} role="group" aria-label="Share this story">
      {runs && 'share' in navigator ? (
        // Closing the device's sheet without choosing is no failure.
        <Button onClick={() => void navigator.share({ title, url: address() }).catch(() => undefined)}>
          <Icon of={Share2} /> Share
        </Button>
      ) : null}
      <Button disabled={!runs} onClick={() => void copy()}>
        <Icon of={Link2} /> Copy link
      </Button>
      {runs ? (
        <a href={mailOf(title, address())} className={buttonClass({})}>
          <Icon of={Mail} /> Email
        </a>
      ) : null}
    </div>
  );
}
