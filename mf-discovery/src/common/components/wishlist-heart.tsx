import { RemoteWidget, type RemoteError } from '@tabi/shared/federation';
import { askToSignIn, showToast, useAppState, useAppStateSource } from '@tabi/shared/state';
import { Button, classNames } from '@tabi/shared/ui';
import { Heart } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWishlists } from '../api.ts';
import { isSaved, type Thing } from '../domain/wishlists.ts';
import styles from './wishlist-heart.module.css';

type DownProps = { error: RemoteError; again: () => void; onTold: () => void };

/** Says in passing that the lists cannot be opened: the page around the heart is as good as before. */
function PickerDown({ error, again, onTold }: DownProps) {
  const state = useAppStateSource();
  const tell = useEffectEvent(() => {
    if (error.failure === 'broken') showToast(state, 'Your wishlists cannot be opened before the page is reloaded.');
    else showToast(state, 'Your wishlists cannot be opened right now.', { button: 'Try again', run: again });
    onTold();
  });
  useEffect(() => tell(), []);
  return null;
}

/**
 * Saves a thing to the person's wishlists. On a card only the heart over its picture. The button is a part of the page,
 * so that it is there at once and nothing moves; the lists come from the app that has them when it is pressed.
 */
export function WishlistHeart({ thing, onCard = false }: { thing: Thing; onCard?: boolean }) {
  const { session } = useAppState();
  const state = useAppStateSource();
  const [open, setOpen] = useState(false);
  const { data } = useWishlists();
  const saved = data ? isSaved(data.results, thing) : false;
  const show = () => setOpen(true);
  const close = () => setOpen(false);
  const press = () => {
    if (session.status === 'user') show();
    else askToSignIn(state, 'sign-in', show);
  };
  return (
    <>
      <Button
        square={onCard}
        className={classNames(styles['heart'], onCard && styles['onCard'], saved && styles['saved'])}
        aria-label={saved ? `${thing.name} is saved, change its wishlists` : `Save ${thing.name}`}
        aria-haspopup="dialog"
        onClick={press}
      >
        <Heart size={onCard ? 20 : 18} strokeWidth={1.5} aria-hidden />
        {onCard ? null : saved ? 'Saved' : 'Save'}
      </Button>
      {open ? (
        <RemoteWidget
          widget="mf-account/WishlistPicker"
          props={{ thing, onClose: close }}
          fallback={(error) => <PickerDown error={error} again={show} onTold={close} />}
        />
      ) : null}
    </>
  );
}
