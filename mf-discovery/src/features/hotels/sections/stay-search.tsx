import { links } from '@tabi/shared/links';
import { useNavigate } from '@tabi/shared/router';
import { Button, Field, Input } from '@tabi/shared/ui';
import { useId, type SubmitEvent } from 'react';
import styles from '../../../common/components/banner.module.css';

type Props = { near: { location_slug: string; location_name: string } };

/** Looks for a hotel by name among the destination's; with nothing typed it shows them all. */
export function StaySearch({ near }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const hotels = links.hotels(near.location_slug);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('name');
    const name = typeof typed === 'string' ? typed.trim() : '';
    void navigate(name ? `${hotels}?${new URLSearchParams({ name }).toString()}` : hotels);
  };
  return (
    <section aria-labelledby={`${id}-title`} className={styles['banner']}>
      <div>
        <h2 id={`${id}-title`}>Find place to stay</h2>
        <p>Hotels, guesthouses and houses of character in {near.location_name}.</p>
      </div>
      <div className={styles['field']}>
        <form
          role="search"
          aria-labelledby={`${id}-title`}
          action={hotels}
          className={styles['form']}
          onSubmit={submit}
        >
          <Field label="Name of the hotel">
            <Input type="search" name="name" maxLength={80} autoComplete="off" placeholder="Any" />
          </Field>
          <Button type="submit">Search</Button>
        </form>
      </div>
    </section>
  );
}
