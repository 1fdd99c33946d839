import { Form, FormProblem, SubmitButton, TextField, rules } from '@tabi/shared/forms';
import { joinNames } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { useNavigate } from '@tabi/shared/router';
import { showFailure, showToast, useAppState, useAppStateSource } from '@tabi/shared/state';
import { Button } from '@tabi/shared/ui';
import { operation } from '../../../common/domain/operations.ts';
import { useOpenTrip, useTripEdits } from '../../../common/state/open-trip.ts';
import { useWholeTrip } from '../api.ts';
import { addressesIn, sortedPeople } from '../domain.ts';
import { Section } from './section.tsx';
import styles from './manage.module.css';

function Invitation() {
  const { trip } = useOpenTrip();
  const state = useAppStateSource();
  const { invite } = useWholeTrip(trip.slug);
  const send = async ({ emails = '' }: { emails?: string }, form: { restart: () => void }) => {
    const { invited, already } = await invite(addressesIn(emails));
    form.restart();
    if (invited.length > 0) showToast(state, `An invitation is on its way to ${joinNames(invited)}.`);
    if (already.length > 0) showToast(state, `${joinNames(already)} takes part already.`);
  };
  return (
    <Form<{ emails?: string }> submit={send} className={styles['line']}>
      <TextField
        name="emails"
        label="Invite by e-mail"
        help="Several addresses with commas between them."
        placeholder="mai@example.com"
        inputMode="email"
        rule={rules.required}
      />
      <SubmitButton look="secondary" busy="Sending…">
        Send the invitation
      </SubmitButton>
      <FormProblem />
    </Form>
  );
}

/** Goes out of a trip that others planned; only an invitation leads back. */
function Leave() {
  const { trip } = useOpenTrip();
  const state = useAppStateSource();
  const navigate = useNavigate();
  const { leave } = useWholeTrip(trip.slug);
  const go = async () => {
    try {
      await leave();
      await navigate(links.myTrips());
      showToast(state, `You have left ${trip.title}.`);
    } catch (failure) {
      showFailure(state, failure);
    }
  };
  return (
    <div className={styles['acts']}>
      <Button onClick={() => void go()}>Leave {trip.title}</Button>
      <p className={styles['note']}>Only a new invitation leads back.</p>
    </div>
  );
}

/** Who plans along, and how others come in. */
export function PeopleSection() {
  const { trip, role, canEdit } = useOpenTrip();
  const { edit } = useTripEdits();
  const { session } = useAppState();
  const remove = (id: string, name: string) =>
    edit(
      operation(
        'DELETE /api/trips/{id}/user/{userId}',
        { params: { id: trip.slug, userId: id } },
        {
          words: `${name} is off the trip`,
          back: 'none',
        },
      ),
    );
  return (
    <Section title="People">
      {trip.contributors.length === 0 ? <p className={styles['note']}>Only you, in this browser.</p> : null}
      <ul className={styles['people']}>
        {sortedPeople(trip.contributors).map(({ id, name, email, is_owner: owns }) => (
          <li key={id}>
            <span>
              <strong>{name}</strong>
              {id === session.user?.id ? ' (you)' : ''}
              {email ? <small>{email}</small> : null}
            </span>
            <span className={styles['role']}>{owns ? 'Owner' : 'Plans along'}</span>
            {role === 'owner' && !owns ? (
              <Button look="quiet" size="small" onClick={() => void remove(id, name)}>
                Remove {name}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {canEdit && session.status === 'user' ? <Invitation /> : null}
      {role === 'contributor' ? <Leave /> : null}
    </Section>
  );
}
