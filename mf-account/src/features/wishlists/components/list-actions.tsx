import type { Wishlist } from '@tabi/shared/contracts/wishlists';
import { Button, Icon, lazyNamed } from '@tabi/shared/ui';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTitles } from '../api/lists.ts';

const Menu = lazyNamed(() => import('@tabi/shared/ui-overlay'), 'Menu');
const TitleDialog = lazyNamed(() => import('./title-dialog.tsx'), 'TitleDialog');

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
      <Icon of={Ellipsis} />
    </Button>
  );
  const items = [
    { label: 'Rename', icon: <Icon of={Pencil} size={18} />, onSelect: () => setRenaming(true) },
    { label: 'Delete', icon: <Icon of={Trash2} size={18} />, onSelect: remove },
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
            save={(title) => rename(list, title)}
            onClose={() => setRenaming(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
