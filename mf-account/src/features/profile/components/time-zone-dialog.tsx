import { clockIn } from '@tabi/shared/format';
import { useFormats } from '@tabi/shared/state';
import { Dialog, PickList } from '@tabi/shared/ui-overlay';
import { useMemo, useState } from 'react';
import { groupZones, matchingZones, zonesWith } from '../domain/time-zones.ts';
import styles from './time-zone-dialog.module.css';

type Props = { zone: string; choose: (zone: string) => void; onClose: () => void };

/** All zones by region, found by the name of their city; each with what its clocks show now. */
export function TimeZoneDialog({ zone, choose, onClose }: Props) {
  const { times } = useFormats();
  const [text, setText] = useState('');
  const [now] = useState(() => new Date());
  const all = useMemo(() => groupZones(zonesWith(Intl.supportedValuesOf('timeZone'), zone)), [zone]);
  const groups = useMemo(
    () =>
      matchingZones(all, text).map(({ region, zones }) => ({
        label: region,
        items: zones.map(({ id, name }) => ({ value: id, label: name, detail: times(clockIn(id, now)) })),
      })),
    [all, text, now, times],
  );
  const pick = (value: string) => {
    choose(value);
    onClose();
  };
  return (
    <Dialog
      open
      full
      size="medium"
      title="Your time zone"
      intro="Choose the big city whose clocks you live by."
      onClose={onClose}
    >
      <PickList
        label="Search time zones"
        placeholder="Tokyo, Paris, UTC…"
        text={text}
        onText={setText}
        groups={groups}
        onPick={pick}
      >
        <p role="status" className={styles['empty']}>
          No time zone of that name. Try the biggest city near you.
        </p>
      </PickList>
    </Dialog>
  );
}
