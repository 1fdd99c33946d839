import type { Wishlist } from '@tabi/shared/contracts/wishlists';
import { Button, Icon, LazyMenu, lazyNamed } from '@tabi/shared/ui';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTitles } from '../api/lists.ts';

const TitleDialog = lazyNamed(() => import('./title-dialog.tsx'), 'TitleDialog');

/** Rename and delete; the menu is fetched when it is first opened. */
export function ListActions({ list, remove }: { list: Wishlist; remove: () => void }) {
  const { rename } = useTitles();
  const [renaming, setRenaming] = useState(false);
  const items = () => [
    { label: 'Rename', icon: <Icon of={Pencil} size={18} />, onSelect: () => setRenaming(true) },
    { label: 'Delete', icon: <Icon of={Trash2} size={18} />, onSelect: remove },
  ];
  return (
    <>
      <LazyMenu
        label={list.title}
        trigger={
          <Button look="quiet" square aria-label={`More about ${list.title}`}>
            <Icon of={Ellipsis} />
          </Button>
        }
        items={items}
      />
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
