import { Button, Icon, lazyNamed, PressedMenu } from '@tabi/shared/ui';
import { Ellipsis } from 'lucide-react';
import type { StopMenuProps } from './open-stop-menu.tsx';

const OpenStopMenu = lazyNamed(() => import(/* webpackChunkName: "menus" */ './open-stop-menu.tsx'), 'OpenStopMenu');

/** Everything that can be done with a stop, without dragging. */
export function StopMenu(props: StopMenuProps & { className?: string }) {
  const { event, className } = props;
  return (
    <PressedMenu
      open={(trigger) => <OpenStopMenu {...props} trigger={trigger} />}
      trigger={
        <Button look="quiet" square aria-label={`Change ${event.title}`} className={className}>
          <Icon of={Ellipsis} />
        </Button>
      }
    />
  );
}
