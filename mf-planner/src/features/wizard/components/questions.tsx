import { RadiosField, shownError, useField, useFormState } from '@tabi/shared/forms';
import { formatDays, plural } from '@tabi/shared/format';
import { FieldGroup, Icon } from '@tabi/shared/ui';
import { DatePicker } from '@tabi/shared/ui-overlay';
import { Baby, Briefcase, Compass, Flower2, Heart, Sparkles, type LucideIcon } from 'lucide-react';
import { DestinationPicker } from '../../../common/components/destination-picker.tsx';
import type { Answers, Question, Theme } from '../domain/answers.ts';
import { durationsFor, lastDayOf } from '../domain/wizard.ts';
import styles from './wizard.module.css';

const themes: { value: Theme; icon: LucideIcon; label: string; text: string }[] = [
  { value: 'leisure', icon: Compass, label: 'Leisure', text: 'A bit of everything' },
  { value: 'relaxation', icon: Flower2, label: 'Relaxation', text: 'Gardens, water, and one stop less a day' },
  { value: 'romantic', icon: Heart, label: 'Romantic', text: 'Views, gardens and evenings' },
  { value: 'family', icon: Baby, label: 'Family', text: 'Animals, beaches and things to try' },
  { value: 'work', icon: Briefcase, label: 'Work', text: 'Food, views and architecture' },
  { value: 'other', icon: Sparkles, label: 'Other', text: 'Nothing in particular' },
];

type Asked = { title: string };

function ThemeQuestion({ title }: Asked) {
  return (
    <RadiosField<Theme>
      name="theme"
      label={title}
      legend="title"
      look="card"
      layout="columns"
      choices={themes.map(({ value, icon, label, text }) => ({
        value,
        label: (
          <span className={styles['theme']}>
            <Icon of={icon} /> {label}
          </span>
        ),
        text,
      }))}
    />
  );
}

function DurationQuestion({ title }: Asked) {
  const { initialValues } = useFormState<Answers>({ subscription: { initialValues: true } });
  return (
    <div className={styles['durations']}>
      <RadiosField<number>
        name="duration"
        label={title}
        legend="title"
        look="chip"
        layout="wrap"
        choices={durationsFor(initialValues?.duration ?? 1).map((days) => ({
          value: days,
          label: plural(days, 'day'),
        }))}
      />
    </div>
  );
}

function LocationsQuestion({ title }: Asked) {
  return (
    <FieldGroup label={title} legend="title">
      <DestinationPicker name="locations" label="Destination" />
    </FieldGroup>
  );
}

function DateQuestion({ title, firstDay }: Asked & { firstDay: string }) {
  const { input, meta } = useField<string>('date');
  const { values } = useFormState<Answers>({ subscription: { values: true } });
  return (
    <FieldGroup label={title} legend="title">
      <DatePicker
        label="First day"
        name="date"
        required
        value={input.value}
        min={firstDay}
        onChange={input.onChange}
        onFocus={() => input.onFocus()}
        onBlur={() => input.onBlur()}
        error={shownError(meta)}
      />
      {values.date ? <p className={styles['sum']}>{formatDays(values.date, lastDayOf(values))}</p> : null}
    </FieldGroup>
  );
}

/** One question of the wizard. */
export function QuestionFields({ name, title, firstDay }: { name: Question; title: string; firstDay: string }) {
  switch (name) {
    case 'theme':
      return <ThemeQuestion title={title} />;
    case 'duration':
      return <DurationQuestion title={title} />;
    case 'locations':
      return <LocationsQuestion title={title} />;
    case 'date':
      return <DateQuestion title={title} firstDay={firstDay} />;
  }
}
