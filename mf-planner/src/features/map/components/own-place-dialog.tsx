import { formatDay } from '@tabi/shared/format';
import type { MapPoint } from '@tabi/shared/map';
import { Button, Field, Input, Select } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import { useState, type FormEvent } from 'react';
import { pointText, readPoint } from '../domain/written-point.ts';
import styles from './own-place-dialog.module.css';

export type OwnPlace = MapPoint & { title: string; start: string; end: string };

type Props = {
  /** Where the map was pressed; null: it is to be written. */
  point: MapPoint | null;
  dates: readonly string[];
  /** The day that is looked at. */
  date: string;
  onAdd: (place: OwnPlace) => Promise<boolean>;
  onClose: () => void;
};

const problemsOf = ({ title, where, from, to }: Record<'title' | 'where' | 'from' | 'to', string>) => ({
  title: title.trim() ? undefined : 'Give it a name.',
  where: readPoint(where)
    ? undefined
    : 'Write latitude and longitude, such as 35.0116, 135.7681, or paste a link of a map.',
  to: to > from ? undefined : 'The end must be after the start.',
});

/** A place of one's own: where it is, what it is called, and when. */
export function OwnPlaceDialog({ point, dates, date, onAdd, onClose }: Props) {
  const [given, setGiven] = useState({
    title: '',
    where: point ? pointText(point) : '',
    date,
    from: '10:00',
    to: '11:00',
  });
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const problems = tried ? problemsOf(given) : { title: undefined, where: undefined, to: undefined };
  const write = (name: keyof typeof given) => ({
    value: given[name],
    onChange: ({ target }: { target: { value: string } }) => setGiven({ ...given, [name]: target.value }),
  });
  const send = async (submit: FormEvent) => {
    submit.preventDefault();
    setTried(true);
    const where = readPoint(given.where);
    if (busy || !where || Object.values(problemsOf(given)).some(Boolean)) return;
    setBusy(true);
    const { title, from, to } = given;
    const added = await onAdd({
      ...where,
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
        <Field label="Where" help="Coordinates, or a link of a map that holds them." error={problems.where}>
          <Input {...write('where')} />
        </Field>
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
