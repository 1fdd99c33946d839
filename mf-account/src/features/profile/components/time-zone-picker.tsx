import { clockIn } from '@tabi/shared/format';
import { useFormats } from '@tabi/shared/state';
import { controlClass, Field, Icon, labelIdOf, lazyNamed, useFieldWiring } from '@tabi/shared/ui';
import { ChevronsUpDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { nameOfZone } from '../domain/time-zones.ts';

const TimeZoneDialog = lazyNamed(() => import('./time-zone-dialog.tsx'), 'TimeZoneDialog');

function ZoneButton({ zone, open }: { zone: string; open: () => void }) {
  const { id = '', ...wiring } = useFieldWiring({});
  return (
    <button
      type="button"
      id={id}
      className={controlClass({ opener: true })}
      aria-haspopup="dialog"
      aria-labelledby={`${labelIdOf(id)} ${id}-zone`}
      aria-describedby={wiring['aria-describedby']}
      data-invalid={wiring['aria-invalid']}
      onClick={open}
    >
      <span id={`${id}-zone`}>{nameOfZone(zone)}</span>
      <Icon of={ChevronsUpDown} size={18} />
    </button>
  );
}

type Props = { zone: string; choose: (zone: string) => void; wrong?: string | undefined };

/** Where the person lives, by their clocks; press to look for another zone. */
export function TimeZonePicker({ zone, choose, wrong }: Props) {
  const { times } = useFormats();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Field
        label="Time zone"
        help={`It is ${times(clockIn(zone, new Date()))} there now. Trips always show the time of the place itself.`}
        error={wrong}
      >
        <ZoneButton zone={zone} open={() => setOpen(true)} />
      </Field>
      {open ? (
        <Suspense>
          <TimeZoneDialog zone={zone} choose={choose} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
