import { Button, Icon, lazyNamed, PressedMenu } from '@tabi/shared/ui';
import { Ellipsis } from 'lucide-react';
import type { DayMenuProps } from './open-day-menu.tsx';

const OpenDayMenu = lazyNamed(() => import(/* webpackChunkName: "menus" */ './open-day-menu.tsx'), 'OpenDayMenu');

/** Everything that can be done with a whole day. */
export function DayMenu(props: DayMenuProps) {
  return (
    <PressedMenu
      open={(trigger) => <OpenDayMenu {...props} trigger={trigger} />}
      trigger={
        <Button look="quiet" square aria-label={`More for Day ${props.day.number}`}>
          <Icon of={Ellipsis} />
        </Button>
      }
    />
  );
}
