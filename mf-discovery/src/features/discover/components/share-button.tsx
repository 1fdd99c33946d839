import { showToast, useAppStateSource } from '@tabi/shared/state';
import { Button } from '@tabi/shared/ui';
import { Share2 } from 'lucide-react';

/** Passes the page's address on: through the device's own sheet where there is one, else as a copied link. */
export function ShareButton({ title }: { title: string }) {
  const state = useAppStateSource();
  const share = async () => {
    const url = window.location.href;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        showToast(state, 'Link copied');
      }
    } catch (error) {
      if (error instanceof Error && error.name !== 'AbortError') showToast(state, 'The link could not be copied');
    }
  };
  return (
    <Button onClick={() => void share()}>
      <Share2 size={18} strokeWidth={1.5} aria-hidden /> Share
    </Button>
  );
}
