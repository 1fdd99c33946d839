import { formatDay } from '@tabi/shared/format';
import type { Trip } from '@tabi/shared/contracts/trips';
import type { MapPoint } from '@tabi/shared/map';
import { Button, Field, Input, Select } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import { useState, type FormEvent } from 'react';
import { WhereField } from '../../../common/components/where-field.tsx';
import { nowhere, pointOf, type Where } from '../../../common/domain/where.ts';
import { pointText, problemOfPlace } from '../../../common/domain/written-point.ts';
import styles from './own-place-dialog.module.css';

export type OwnPlace = MapPoint & { title: string; start: string; end: string };

type Props = {
  /** Where the map was pressed; null: it is to be written. */
  point: MapPoint | null;
  destinations: Trip['destinations'];
  dates: readonly string[];
  /** The day that is looked at. */
  date: string;
  onAdd: (place: OwnPlace) => Promise<boolean>;
  onClose: () => void;
};

type Given = Record<'title' | 'date' | 'from' | 'to', string>;

const problemsOf = ({ title, from, to }: Given, where: Where) => ({
  title: title.trim() ? undefined : 'Give it a name.',
  where: pointOf(where) ? undefined : problemOfPlace(where.text),
  to: to > from ? undefined : 'The end must be after the start.',
});

/** A place of one's own: where it is, what it is called, and when. */
export function OwnPlaceDialog({ point, destinations, dates, date, onAdd, onClose }: Props) {
  const [given, setGiven] = useState<Given>({ title: '', date, from: '10:00', to: '11:00' });
  const [where, setWhere] = useState<Where>(point ? { ...nowhere, text: pointText(point) } : nowhere);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const problems = tried ? problemsOf(given, where) : { title: undefined, where: undefined, to: undefined };
  const write = (name: keyof Given) => ({
    value: given[name],
    onChange: ({ target }: { target: { value: string } }) => setGiven({ ...given, [name]: target.value }),
  });
  const send = async (submit: FormEvent) => {
    submit.preventDefault();
    setTried(true);
    const spot = pointOf(where);
    if (busy || !spot || Object.values(problemsOf(given, where)).some(Boolean)) return;
    setBusy(true);
    const { title, from, to } = given;
    const added = await onAdd({
      ...spot,
      title: title.trim(),
      start: `${given.date} ${from}:00`,
      end: `${given.date} ${to}:00`,
    });
    setBusy(false);
    if (added) onClose();
  };
  return (
    <Dialog open onClose={onClose} title="A place of your own">
      <form className={styles['form']} onSubmit={(submit) => void send(submit)} noValidate>
        <Field label="Name" error={problems.title}>
          <Input {...write('title')} maxLength={160} />
        </Field>
        <WhereField
          label="Where"
          destinations={destinations}
          value={where}
          onChange={setWhere}
          error={problems.where}
        />
        <Field label="Day">
          <Select
            {...write('date')}
            options={dates.map((day, index) => ({ value: day, label: `Day ${index + 1}, ${formatDay(day)}` }))}
          />
        </Field>
        <div className={styles['clocks']}>
          <Field label="From">
            <Input type="time" {...write('from')} />
          </Field>
          <Field label="To" error={problems.to}>
            <Input type="time" {...write('to')} />
          </Field>
        </div>
        <Button type="submit" look="primary" aria-disabled={busy}>
          {busy ? 'Adding it…' : 'Add it'}
        </Button>
      </form>
    </Dialog>
  );
}
