import { links } from '@tabi/shared/links';
import { useNavigate } from '@tabi/shared/router';
import { Button } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import { useRef, useState } from 'react';
import { useTripImport } from '../api.ts';
import { mostBytes, readTripFile, type TripFile } from '../domain/trip-file.ts';
import styles from './bring-in-dialog.module.css';

const textOf = (file: File): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    // What cannot be read is no trip, and that is what is said of it.
    reader.onerror = () => resolve('');
    reader.readAsText(file);
  });

/** A trip that was taken along as a file comes back as one's own: first what it is, then it is made. */
export function BringInDialog({ onClose }: { onClose: () => void }) {
  const bringIn = useTripImport();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<TripFile | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const take = async (chosen: File) => {
    const read =
      chosen.size > mostBytes ? 'This file is larger than any trip of ours.' : readTripFile(await textOf(chosen));
    setFile(typeof read === 'string' ? null : read);
    setWrong(typeof read === 'string' ? read : null);
  };
  const make = async ({ document }: TripFile) => {
    if (busy) return;
    setBusy(true);
    setWrong(null);
    const made = await bringIn(document);
    setBusy(false);
    if ('wrong' in made) return setWrong(made.wrong);
    onClose();
    void navigate(links.itinerary(made.slug));
  };
  return (
    <Dialog
      open
      title="Bring in a trip"
      intro="The file that you took a trip along as makes the same trip again, as your own."
      onClose={onClose}
    >
      <div className={styles['body']}>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label="The trip’s file"
          className={styles['input']}
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            // So that choosing the same file again is a change too.
            target.value = '';
            if (chosen) void take(chosen);
          }}
        />
        {file ? (
          <section className={styles['preview']} aria-label="What will be made">
            <h3>{file.title}</h3>
            {file.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ) : null}
        {wrong ? (
          <p role="alert" className={styles['wrong']}>
            {wrong}
          </p>
        ) : null}
        <div className={styles['acts']}>
          {file ? (
            <Button look="primary" aria-disabled={busy} onClick={() => void make(file)}>
              {busy ? 'Making the trip…' : 'Make this trip'}
            </Button>
          ) : null}
          <Button aria-disabled={busy} onClick={() => (busy ? undefined : input.current?.click())}>
            {file ? 'Choose another file' : 'Choose a file'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
