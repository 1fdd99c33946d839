import type { Wishlist } from '@tabi/shared/contracts/wishlists';
import { Button } from '@tabi/shared/ui';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { useTitles } from '../api.ts';

const Menu = lazy(async () => ({ default: (await import('@tabi/shared/ui-overlay')).Menu }));
const TitleDialog = lazy(async () => ({ default: (await import('./title-dialog.tsx')).TitleDialog }));
const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Rename and delete; the menu is fetched when it is first opened. */
export function ListActions({ list, remove }: { list: Wishlist; remove: () => void }) {
  const { rename } = useTitles();
  const [wanted, setWanted] = useState(false);
  const [renaming, setRenaming] = useState(false);
  const button = (
    <Button
      look="quiet"
      square
      aria-haspopup="menu"
      aria-label={`More about ${list.title}`}
      onClick={wanted ? undefined : () => setWanted(true)}
    >
      <Ellipsis size={20} strokeWidth={1.5} aria-hidden />
    </Button>
  );
  const items = [
    { label: 'Rename', icon: <Pencil {...icon} />, onSelect: () => setRenaming(true) },
    { label: 'Delete', icon: <Trash2 {...icon} />, onSelect: remove },
  ];
  return (
    <>
      {wanted ? (
        <Suspense fallback={button}>
          <Menu defaultOpen label={list.title} trigger={button} items={items} />
        </Suspense>
      ) : (
        button
      )}
      {renaming ? (
        <Suspense>
          <TitleDialog
            title="Rename the list"
            button="Save"
            initial={list.title}
            save={(title) => rename(list.id, title)}
            onClose={() => setRenaming(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
