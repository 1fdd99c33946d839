import type { BroughtPlace } from '@tabi/shared/contracts/trip-imports';
import { eachDay, formatDay, plural } from '@tabi/shared/format';
import { Button, Checkbox, Field, Icon, Select } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import { FileUp } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { useReadPlaceFile } from '../api/place-file.ts';
import { becomesWords, bringPlaces, firstChoices, hasDay, wantedOf, type Choice } from '../domain/brought-places.ts';
import { useOpenTrip, useTripEdits } from '../state/open-trip.ts';
import styles from './bring-places-dialog.module.css';

type Days = readonly { value: string; label: string }[];
type RowProps = { place: BroughtPlace; choice: Choice; days: Days; onChoose: (choice: Choice) => void };

/** One place of the file: where it is, what becomes of it, and whether it is wanted. */
function PlaceRow({ place, choice, days, onChoose }: RowProps) {
  const isThere = place.becomes === 'there';
  return (
    <li>
      <Checkbox
        label={place.name}
        text={`${becomesWords(place)} ${place.lat.toFixed(4)}, ${place.lng.toFixed(4)}`}
        checked={choice.keep && !isThere}
        disabled={isThere}
        onChange={({ target }) => onChoose({ ...choice, keep: target.checked })}
      />
      {hasDay(place) && choice.keep ? (
        <Field label={`Day of ${place.name}`} labelHidden className={styles['day']}>
          <Select
            value={choice.date}
            options={days}
            onChange={({ target }) => onChoose({ ...choice, date: target.value })}
          />
        </Field>
      ) : null}
    </li>
  );
}

type FileProps = { name: string | null; busy: boolean; onFile: (file: File) => void };

/** Where a file is dropped, or chosen. */
function FileDrop({ name, busy, onFile }: FileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const hold = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  const drop = (event: DragEvent) => {
    hold(false)(event);
    const [file] = event.dataTransfer.files;
    if (file && !busy) onFile(file);
  };
  return (
    <div
      className={styles['drop']}
      data-over={over ? '' : undefined}
      onDragOver={hold(true)}
      onDragLeave={hold(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        accept=".gpx,.kml,.kmz,application/gpx+xml,application/vnd.google-earth.kml+xml,application/vnd.google-earth.kmz"
        aria-label="A file with places"
        className={styles['input']}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          // So that choosing the same file again is a change too.
          target.value = '';
          if (chosen) onFile(chosen);
        }}
      />
      <p>{name ?? 'Drop a GPX, KML or KMZ file here, or'}</p>
      <Button aria-disabled={busy} onClick={() => (busy ? undefined : input.current?.click())}>
        <Icon of={FileUp} size={18} /> {name === null ? 'Choose a file' : 'Choose another file'}
      </Button>
    </div>
  );
}

type Read = { bytes: string; places: readonly BroughtPlace[] };

/** Brings places of a file into the open trip: first what would become of each, then those that are wanted. */
export function BringPlacesDialog({ onClose }: { onClose: () => void }) {
  const { trip } = useOpenTrip();
  const { edit } = useTripEdits();
  const readFile = useReadPlaceFile(trip.id);
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<Read | null>(null);
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState<'reading' | 'bringing' | null>(null);
  const days = eachDay(trip.startDate, trip.endDate).map((day, index) => ({
    value: day,
    label: `Day ${index + 1}, ${formatDay(day)}`,
  }));

  const take = async (chosen: File) => {
    setFile(chosen);
    setRead(null);
    setWrong(null);
    setBusy('reading');
    const found = await readFile(chosen);
    setBusy(null);
    if ('wrong' in found) return setWrong(found.wrong);
    setRead(found);
    setChoices(firstChoices(found.places, trip));
  };
  const wanted = read ? wantedOf(read.places, choices) : [];
  const bring = async ({ bytes }: Read) => {
    if (busy) return;
    if (wanted.length === 0) return setWrong('Choose a place first.');
    setWrong(null);
    setBusy('bringing');
    const { ok } = await edit(bringPlaces(trip, bytes, wanted));
    setBusy(null);
    // Whatever went wrong has been told; what was chosen stands.
    if (ok) onClose();
  };
  const choose = (nth: number, choice: Choice) => setChoices(choices.map((one, at) => (at === nth ? choice : one)));
  const chooseAll = (keep: boolean) => setChoices(choices.map((one) => ({ ...one, keep })));
  const free = read?.places.filter(({ becomes }) => becomes !== 'there') ?? [];
  return (
    <Dialog
      open
      full
      title="Bring in places"
      intro="From a map or a hiking app. Places that we know become ideas, others stops of your own."
      onClose={onClose}
    >
      <div className={styles['body']}>
        <FileDrop name={file?.name ?? null} busy={busy !== null} onFile={(chosen) => void take(chosen)} />
        <p role="status">
          {busy === 'reading' ? 'Reading the file…' : read ? `${plural(read.places.length, 'place')} found.` : ''}
        </p>
        {read && free.length > 1 ? (
          <Checkbox
            label="All of them"
            checked={wanted.length === free.length}
            onChange={({ target }) => chooseAll(target.checked)}
          />
        ) : null}
        {read ? (
          <ul className={styles['places']} aria-label="Places of the file">
            {read.places.map((place, nth) => (
              <PlaceRow
                key={`${place.name} ${place.lat} ${place.lng}`}
                place={place}
                choice={choices[nth] ?? { keep: false, date: trip.startDate }}
                days={days}
                onChoose={(choice) => choose(nth, choice)}
              />
            ))}
          </ul>
        ) : null}
        {wrong ? (
          <p role="alert" className={styles['wrong']}>
            {wrong}
          </p>
        ) : null}
        <div className={styles['acts']}>
          {read && free.length > 0 ? (
            <Button look="primary" aria-disabled={busy !== null} onClick={() => void bring(read)}>
              {busy === 'bringing' ? 'Bringing them in…' : `Bring in ${plural(wanted.length, 'place')}`}
            </Button>
          ) : null}
          {wrong && file && !read ? <Button onClick={() => void take(file)}>Try again</Button> : null}
        </div>
      </div>
    </Dialog>
  );
}
