import type { User } from '@tabi/shared/contracts/people';
import { FORM_ERROR, type SubmitErrors } from '@tabi/shared/forms';
import { Button, lazyNamed } from '@tabi/shared/ui';
import { Suspense, useRef, useState } from 'react';
import { useAccount } from '../api/account.ts';
import { acceptedKinds, refusalOf } from '../domain/picture.ts';
import { Avatar } from './avatar.tsx';
import { sizeOf } from '../api/square-of.ts';
import styles from './picture-field.module.css';

const CropDialog = lazyNamed(() => import('./crop-dialog.tsx'), 'CropDialog');
const QuestionDialog = lazyNamed(() => import('../../../common/components/question-dialog.tsx'), 'QuestionDialog');

/** As an address that an `<img>` takes; the page's policy allows no blob: addresses. */
const readPicture = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });

const wordsOf = (wrong: SubmitErrors | undefined): string | null =>
  wrong ? String(wrong['avatar'] ?? wrong[FORM_ERROR]) : null;

/** Asks which part of a picture is seen, and shows that at once while it is being sent; when it is refused, the one before is back, with the reason. */
export function PictureField({ user }: { user: Readonly<User> }) {
  const { setPicture, removePicture } = useAccount();
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const [cutting, setCutting] = useState<{ file: File; url: string; wide: boolean } | null>(null);

  const send = async (file: File) => {
    setCutting(null);
    setBusy('Sending your picture…');
    setPreview(await readPicture(file).catch(() => null));
    setWrong(wordsOf(await setPicture(file)));
    setPreview(null);
    setBusy(null);
  };
  const take = async (file: File) => {
    const refusal = refusalOf(file);
    setWrong(refusal);
    if (refusal) return;
    const url = await readPicture(file).catch(() => null);
    const size = url && (await sizeOf(url));
    // A picture that this browser cannot show may still be one.
    if (size) setCutting({ file, url, wide: size.width > size.height });
    else await send(file);
  };
  const remove = async () => {
    setRemoving(false);
    setBusy('Removing your picture…');
    setWrong(wordsOf(await removePicture()));
    setBusy(null);
  };
  return (
    <div className={styles['field']}>
      <Avatar name={user.name} picture={preview ?? user.avatar} />
      <div className={styles['buttons']}>
        <input
          ref={input}
          type="file"
          accept={acceptedKinds}
          aria-label="Your picture"
          className={styles['input']}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // So that choosing the same file again is a change too.
            target.value = '';
            if (file) void take(file);
          }}
        />
        <Button aria-disabled={busy !== null} onClick={() => (busy === null ? input.current?.click() : undefined)}>
          {user.avatar ? 'Choose another picture' : 'Choose a picture'}
        </Button>
        {user.avatar ? (
          <Button look="quiet" aria-disabled={busy !== null} onClick={() => setRemoving(busy === null)}>
            Remove
          </Button>
        ) : null}
      </div>
      {wrong ? (
        <p role="alert" className={styles['wrong']}>
          {wrong}
        </p>
      ) : null}
      <p role="status" className={styles['note']}>
        {busy ?? 'JPEG, PNG or WebP, up to 8 MB. It becomes a square, without the place where it was taken.'}
      </p>
      <Suspense>
        {cutting ? (
          <CropDialog
            url={cutting.url}
            wide={cutting.wide}
            done={(square) => void send(square)}
            doneWhole={() => void send(cutting.file)}
            onClose={() => setCutting(null)}
          />
        ) : null}
        {isRemoving ? (
          <QuestionDialog
            title="Remove your picture?"
            text="It is deleted here, and your initials stand in its place."
            safe={{ words: 'Keep it', go: () => setRemoving(false) }}
            other={{ words: 'Remove the picture', go: () => void remove() }}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
