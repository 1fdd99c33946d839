import type { Trip } from '@tabi/shared/contracts/trips';
import { Button, Icon, lazyNamed, PressedMenu } from '@tabi/shared/ui';
import { Share } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useIdle } from './use-idle.ts';

const fetchMenu = () => import(/* webpackChunkName: "menus" */ './take-along-menu.tsx');
const TakeAlongMenu = lazyNamed(fetchMenu, 'TakeAlongMenu');
const CalendarAddress = lazyNamed(() => import('./calendar-address.tsx'), 'CalendarAddress');
const BringPlacesDialog = lazyNamed(() => import('./bring-places-dialog.tsx'), 'BringPlacesDialog');

/** Everything by which a trip leaves the site, and places come in: files, paper, and for its owner a calendar’s address. */
export function TakeAlong({ trip, look }: { trip: Trip; look?: 'quiet' }) {
  const [dialog, setDialog] = useState<'follow' | 'bring' | null>(null);
  const close = () => setDialog(null);
  const isIdle = useIdle();
  useEffect(() => {
    // What the menus of the open trip say, in one small file: who goes offline before opening one has it all the same.
    if (isIdle) fetchMenu().catch(() => undefined);
  }, [isIdle]);
  return (
    <>
      <PressedMenu
        open={(trigger) => <TakeAlongMenu trip={trip} trigger={trigger} onDialog={setDialog} />}
        trigger={
          <Button look={look}>
            <Icon of={Share} size={18} /> Take along
          </Button>
        }
      />
      <Suspense>
        {dialog === 'follow' ? <CalendarAddress trip={trip} onClose={close} /> : null}
        {dialog === 'bring' ? <BringPlacesDialog onClose={close} /> : null}
      </Suspense>
    </>
  );
}
