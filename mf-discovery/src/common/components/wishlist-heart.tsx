import { askToSignIn, useAppState, useAppStateSource } from '@tabi/shared/state';
import { Button, classNames } from '@tabi/shared/ui';
import { Heart } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWishlists } from '../api.ts';
import { listsWith, type Thing } from '../domain/wishlists.ts';
import styles from './wishlist-heart.module.css';

const WishlistDialog = lazy(async () => ({ default: (await import('./wishlist-dialog.tsx')).WishlistDialog }));

/** Saves a thing to the person's wishlists. On a card only the heart over its picture. */
export function WishlistHeart({ thing, onCard = false }: { thing: Thing; onCard?: boolean }) {
  const { session } = useAppState();
  const state = useAppStateSource();
  const [open, setOpen] = useState(false);
  const { data } = useWishlists();
  const saved = data ? listsWith(data.results, thing).length > 0 : false;
  const press = () => {
    if (session.status === 'user') setOpen(true);
    else askToSignIn(state, 'sign-in', () => setOpen(true));
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
        <Suspense>
          <WishlistDialog thing={thing} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
