import type { TripSummary } from '@tabi/shared/contracts/trips';
import { addDays, daysApart, formatDays, utcDay } from '@tabi/shared/format';
import { Form, FormProblem, SubmitButton, rules, shownError, useField, useFormState } from '@tabi/shared/forms';
import { links } from '@tabi/shared/links';
import { useNavigate } from '@tabi/shared/router';
import { DatePicker, Dialog } from '@tabi/shared/ui-overlay';
import { useState } from 'react';
import { useTripCopy } from '../api.ts';

type Values = { start?: string };

function FirstDay({ min, help }: { min: string; help: string }) {
  const { input, meta } = useField<string>('start', { validate: rules.required });
  return (
    <DatePicker
      name={input.name}
      label="First day"
      min={min}
      help={help}
      error={shownError(meta)}
      value={input.value}
      onChange={input.onChange}
      onFocus={() => input.onFocus()}
      onBlur={() => input.onBlur()}
    />
  );
}

/** The first day, the days that follow from it, and the button. */
function Fields({ today, nights }: { today: string; nights: number }) {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const help = values.start ? formatDays(values.start, addDays(values.start, nights)) : 'Choose the first day.';
  return (
    <>
      <FirstDay min={today} help={help} />
      <FormProblem />
      <div>
        <SubmitButton busy="Copying…" needs={['start']}>
          Copy the trip
        </SubmitButton>
      </div>
    </>
  );
}

/** The same trip on other days, checked against their weekdays; it opens when it is ready. */
export function CopyDialog({ trip, onClose }: { trip: TripSummary; onClose: () => void }) {
  const copy = useTripCopy();
  const navigate = useNavigate();
  const today = utcDay(new Date());
  const [initial] = useState<Values>(() => ({ start: addDays(today > trip.startDate ? today : trip.startDate, 7) }));
  const submit = async ({ start = '' }: Values) => {
    const slug = await copy(trip, start);
    onClose();
    void navigate(links.itinerary(slug));
  };
  return (
    <Dialog
      open
      title="Copy to other days"
      intro={`A trip of its own like ${trip.title}. What is closed on the new weekdays is moved.`}
      onClose={onClose}
    >
      <Form<Values> submit={submit} initialValues={initial}>
        <Fields today={today} nights={daysApart(trip.startDate, trip.endDate)} />
      </Form>
    </Dialog>
  );
}
