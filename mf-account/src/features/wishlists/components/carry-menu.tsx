import { Button, Icon, lazyNamed } from '@tabi/shared/ui';
import { Copy, Ellipsis, FolderInput, Image } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useCover } from '../api/cover.ts';
import type { useWishlist } from '../api/list.ts';
import type { ThingShown } from '../domain.ts';

const Menu = lazyNamed(() => import('@tabi/shared/ui-overlay'), 'Menu');
const OtherListDialog = lazyNamed(() => import('./other-list-dialog.tsx'), 'OtherListDialog');

type Props = { list: string; shown: Pick<ThingShown, 'thing' | 'isCover'>; mine: ReturnType<typeof useWishlist> };

/** Move to another list, copy to it, or be the list's cover; the menu is fetched when it is first opened. */
export function CarryMenu({ list, shown: { thing, isCover }, mine }: Props) {
  const choose = useCover(list);
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
    {
      label: isCover ? 'Take it off the cover' : 'Make it the cover',
      icon: <Icon of={Image} size={18} />,
      onSelect: () =>
        void choose(thing, isCover ? null : { kind: thing.kind, place_id: thing.id }, mine.details?.cover ?? null),
    },
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
