import { Button, Icon, lazyNamed } from '@tabi/shared/ui';
import { Copy, Ellipsis, FolderInput } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { useWishlist } from '../api.ts';
import type { Thing } from '../domain.ts';

const Menu = lazyNamed(() => import('@tabi/shared/ui-overlay'), 'Menu');
const OtherListDialog = lazyNamed(() => import('./other-list-dialog.tsx'), 'OtherListDialog');

type Props = { list: string; thing: Thing; mine: ReturnType<typeof useWishlist> };

/** Move to another list, or copy to it; the menu is fetched when it is first opened. */
export function CarryMenu({ list, thing, mine }: Props) {
  const [wanted, setWanted] = useState(false);
  const [how, setHow] = useState<'move' | 'copy' | null>(null);
  const button = (
    <Button
      look="quiet"
      square
      aria-haspopup="menu"
      aria-label={`More about ${thing.name}`}
      onClick={wanted ? undefined : () => setWanted(true)}
    >
      <Icon of={Ellipsis} />
    </Button>
  );
  const items = [
    { label: 'Move to another list', icon: <Icon of={FolderInput} size={18} />, onSelect: () => setHow('move') },
    { label: 'Copy to another list', icon: <Icon of={Copy} size={18} />, onSelect: () => setHow('copy') },
  ];
  return (
    <>
      {wanted ? (
        <Suspense fallback={button}>
          <Menu defaultOpen label={thing.name} trigger={button} items={items} />
        </Suspense>
      ) : (
        button
      )}
      {how ? (
        <Suspense>
          <OtherListDialog
            title={`${how === 'move' ? 'Move' : 'Copy'} ${thing.name}`}
            list={list}
            thing={thing}
            choose={(to) => void mine[how](thing, to)}
            onClose={() => setHow(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
