import type { Trip } from '@tabi/shared/contracts/trips';
import { tripFile, type TripFile } from '@tabi/shared/links';
import { Icon, Menu, type MenuTrigger } from '@tabi/shared/ui';
import {
  BookCheck,
  BookOpen,
  CalendarDays,
  CalendarSync,
  FileJson,
  FileUp,
  Globe,
  Mountain,
  Printer,
} from 'lucide-react';

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

type Props = { trip: Trip; trigger: MenuTrigger; onDialog: (dialog: 'follow' | 'bring') => void };

/** The ways by which a trip leaves the site, open. */
export function TakeAlongMenu({ trip, trigger, onDialog }: Props) {
  const items = [
    ...(trip.role === 'owner'
      ? [
          {
            label: 'Follow in a calendar',
            icon: <Icon of={CalendarSync} size={18} />,
            onSelect: () => onDialog('follow'),
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
    ...(trip.canManage && !trip.locked
      ? [
          {
            label: 'Bring in places of a file',
            icon: <Icon of={FileUp} size={18} />,
            onSelect: () => onDialog('bring'),
          },
        ]
      : []),
    { label: 'Print', icon: <Icon of={Printer} size={18} />, onSelect: () => window.print() },
  ];
  return <Menu defaultOpen label="Take along" trigger={trigger} items={items} />;
}
