import { Appear, Moving, Presence } from '@tabi/shared/motion';
import type { ReactElement } from 'react';

/** Each of them rises when it comes, and sinks when it goes. */
export function MovingList({ items }: { items: ReactElement[] }) {
  return (
    <Moving>
      <Presence>
        {items.map((item) => (
          <Appear key={item.key}>{item}</Appear>
        ))}
      </Presence>
    </Moving>
  );
}
