import { showToast, useAppStateSource } from '@tabi/shared/state';
import { Button, buttonClass, Field, Input } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import { Copy, Mail, MessageCircle, Share2 } from 'lucide-react';
import { useRef } from 'react';
import styles from './share-dialog.module.css';

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Ways to pass an address on that need no script of anybody else. */
function Ways({ title, url }: { title: string; url: string }) {
  const mail = `mailto:?${new URLSearchParams({ subject: title, body: url }).toString().replaceAll('+', '%20')}`;
  const chat = `https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` }).toString()}`;
  return (
    <>
      <a href={mail} className={buttonClass({})}>
        <Mail {...icon} /> Email
      </a>
      <a href={chat} target="_blank" rel="noopener noreferrer" className={buttonClass({})}>
        <MessageCircle {...icon} /> WhatsApp
      </a>
    </>
  );
}

/** Passes the page's address on: as a copied link, by mail or chat, or through the device's own sheet. */
export function ShareDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const state = useAppStateSource();
  const url = window.location.href.split('#')[0] ?? '';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast(state, 'Link copied');
      onClose();
    } catch {
      field.current?.select();
      showToast(state, 'The link could not be copied by itself. It is selected: copy it from there.');
    }
  };
  const more = () => {
    // Closing the device's sheet without choosing is no failure.
    navigator.share({ title, url }).then(onClose, () => undefined);
  };
  return (
    <Dialog open title={`Share ${title}`} onClose={onClose}>
      <div className={styles['link']}>
        <Field label="Link">
          <Input ref={field} readOnly value={url} onFocus={(event) => event.target.select()} />
        </Field>
        <Button look="primary" onClick={() => void copy()}>
          <Copy {...icon} /> Copy link
        </Button>
      </div>
      <div className={styles['ways']}>
        <Ways title={title} url={url} />
        {'share' in navigator ? (
          <Button onClick={more}>
            <Share2 {...icon} /> More
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}
