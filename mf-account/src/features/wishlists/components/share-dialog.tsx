import type { WishlistDetails } from '@tabi/shared/contracts/wishlists';
import { Form, FormProblem, SubmitButton } from '@tabi/shared/forms';
import { Button, Field, Input, useStepFocus } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import { useState } from 'react';
import { QuestionDialog } from '../../../common/components/question-dialog.tsx';
import { useListLink } from '../api/link.ts';
import styles from './share-dialog.module.css';

type Act = ReturnType<typeof useListLink>['make'];

/** The link that there is: to copy, by hand where the browser does not let us, and to end. */
function TheLink({ link, end }: { link: string; end: Act }) {
  const [said, setSaid] = useState('');
  const [asking, setAsking] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => setSaid('Copied.'),
      () => setSaid('Select the link and copy it.'),
    );
  const [wrong, setWrong] = useState('');
  const endIt = async () => {
    setAsking(false);
    setWrong(Object.values((await end()) ?? {})[0] ?? '');
  };
  return (
    <div className={styles['link']}>
      <Field label="The link">
        <Input readOnly value={link} onFocus={({ target }) => target.select()} />
      </Field>
      <p role="alert">{wrong}</p>
      <div className={styles['acts']}>
        <Button look="primary" onClick={copy}>
          Copy the link
        </Button>
        <Button onClick={() => setAsking(true)}>End the link…</Button>
      </div>
      <p role="status">{said}</p>
      {asking ? (
        <QuestionDialog
          title="End the link?"
          text="Whoever has it sees nothing any more. A link that you make later is another one."
          safe={{ words: 'Keep the link', go: () => setAsking(false) }}
          other={{ words: 'End the link', go: () => void endIt() }}
        />
      ) : null}
    </div>
  );
}

/** Lets others look at the list. */
export function ShareDialog({ list, onClose }: { list: WishlistDetails; onClose: () => void }) {
  const { make, end } = useListLink(list.id);
  const box = useStepFocus<HTMLDivElement>(Boolean(list.link));
  return (
    <Dialog open title="Share the list" intro={list.title} onClose={onClose}>
      <p>
        Whoever has the link sees your name and what is in the list, also what you add later. They see none of your
        notes and change nothing. Once you end the link it opens nothing any more.
      </p>
      <div ref={box}>
        {list.link ? (
          <TheLink link={list.link} end={end} />
        ) : (
          <Form submit={make} className={styles['link']}>
            <FormProblem />
            <div>
              <SubmitButton busy="Making the link…">Make a link</SubmitButton>
            </div>
          </Form>
        )}
      </div>
    </Dialog>
  );
}
