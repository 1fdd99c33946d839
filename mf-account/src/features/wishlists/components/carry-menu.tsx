import { Button, Icon, LazyMenu, lazyNamed } from '@tabi/shared/ui';
import { Copy, Ellipsis, FolderInput, Image } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useCover } from '../api/cover.ts';
import type { useWishlist } from '../api/list.ts';
import type { ThingShown } from '../domain.ts';

const OtherListDialog = lazyNamed(() => import('./other-list-dialog.tsx'), 'OtherListDialog');

type Props = { list: string; shown: Pick<ThingShown, 'thing' | 'isCover'>; mine: ReturnType<typeof useWishlist> };

/** Move to another list, copy to it, or be the list's cover; the menu is fetched when it is first opened. */
export function CarryMenu({ list, shown: { thing, isCover }, mine }: Props) {
  const choose = useCover(list);
  const [how, setHow] = useState<'move' | 'copy' | null>(null);
  const items = () => [
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
      <LazyMenu
        label={thing.name}
        trigger={
          <Button look="quiet" square aria-label={`More about ${thing.name}`}>
            <Icon of={Ellipsis} />
          </Button>
        }
        items={items}
      />
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
