import type { Trip } from '@tabi/shared/contracts/trips';
import { tripFile, type TripFile } from '@tabi/shared/links';
import { Button, Icon, lazyNamed } from '@tabi/shared/ui';
import {
  BookCheck,
  BookOpen,
  CalendarDays,
  CalendarSync,
  FileJson,
  Globe,
  Mountain,
  Printer,
  Share,
} from 'lucide-react';
import { Suspense, useState } from 'react';

const Menu = lazyNamed(() => import('@tabi/shared/ui-overlay'), 'Menu');
const CalendarAddress = lazyNamed(() => import('./calendar-address.tsx'), 'CalendarAddress');

const files = [
  ['ics', 'Calendar file', CalendarDays],
  ['gpx', 'GPX for hiking apps', Mountain],
  ['kml', 'KML for Google Earth and My Maps', Globe],
  ['json', 'The trip as a file of Tabi', FileJson],
] as const satisfies readonly (readonly [TripFile, string, typeof Globe])[];

/** What comes is a file to keep: the page stays. */
function save(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}

/** Everything by which a trip leaves the site: files, paper, and for its owner a calendar’s address. */
export function TakeAlong({ trip, look }: { trip: Trip; look?: 'quiet' }) {
  const [wanted, setWanted] = useState(false);
  const [following, setFollowing] = useState(false);
  const button = (
    <Button look={look} aria-haspopup="menu" onClick={wanted ? undefined : () => setWanted(true)}>
      <Icon of={Share} size={18} /> Take along
    </Button>
  );
  const items = [
    ...(trip.role === 'owner'
      ? [
          {
            label: 'Follow in a calendar',
            icon: <Icon of={CalendarSync} size={18} />,
            onSelect: () => setFollowing(true),
          },
        ]
      : []),
    ...files.map(([file, label, icon]) => ({
      label,
      icon: <Icon of={icon} size={18} />,
      onSelect: () => save(tripFile(trip.slug, file)),
    })),
    {
      label: 'Booklet (PDF)',
      icon: <Icon of={BookOpen} size={18} />,
      onSelect: () => save(tripFile(trip.slug, 'pdf')),
    },
    ...(trip.canManage
      ? [
          {
            label: 'Booklet with the to-dos (PDF)',
            icon: <Icon of={BookCheck} size={18} />,
            onSelect: () => save(tripFile(trip.slug, 'pdf', { todos: 'yes' })),
          },
        ]
      : []),
    { label: 'Print', icon: <Icon of={Printer} size={18} />, onSelect: () => window.print() },
  ];
  return (
    <>
      {wanted ? (
        <Suspense fallback={button}>
          <Menu defaultOpen label="Take along" trigger={button} items={items} />
        </Suspense>
      ) : (
        button
      )}
      <Suspense>{following ? <CalendarAddress trip={trip} onClose={() => setFollowing(false)} /> : null}</Suspense>
    </>
  );
}
