import type { Trip } from '@tabi/shared/contracts/trips';
import { links } from '@tabi/shared/links';
import { useNavigate } from '@tabi/shared/router';
import { showFailure, showToast, useAppState, useAppStateSource } from '@tabi/shared/state';
import { Button, Field, Select } from '@tabi/shared/ui';
import { MailInvitation } from '../../../common/components/mail-invitation.tsx';
import { operation, takenBackBy, type Operation } from '../../../common/domain/operations.ts';
import { useOpenTrip, useTripEdits } from '../../../common/state/open-trip.ts';
import { useWholeTrip } from '../api.ts';
import { sortedPeople } from '../domain/days.ts';
import { Section } from './section.tsx';
import styles from './manage.module.css';

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

type Contributor = Trip['contributors'][number];

const parts = [
  { value: 'owner', label: 'Owner' },
  { value: 'contributor', label: 'Plans along' },
];

function partOf(trip: string, { id, name }: Contributor, isOwner: boolean): Operation {
  const input = { params: { id: trip, userId: id }, body: { is_owner: isOwner } };
  const words = isOwner ? `${name} owns the trip too` : `${name} plans along now`;
  return operation('PATCH /api/trips/{id}/user/{userId}', input, { words });
}

/** What somebody else is to the trip, which its owners may change. */
function PartOf({ person }: { person: Contributor }) {
  const { trip } = useOpenTrip();
  const { edit } = useTripEdits();
  const { name, is_owner: owns } = person;
  const choose = (isOwner: boolean) =>
    edit(takenBackBy(partOf(trip.slug, person, isOwner), partOf(trip.slug, person, owns)));
  return (
    <Field label={`What ${name} is to the trip`} labelHidden>
      <Select
        value={owns ? 'owner' : 'contributor'}
        options={parts}
        onChange={({ target }) => void choose(target.value === 'owner')}
      />
    </Field>
  );
}

/** Who plans along, and how others come in. */
export function PeopleSection() {
  const { trip, role, canEdit } = useOpenTrip();
  const { edit } = useTripEdits();
  const { session } = useAppState();
  const people = sortedPeople(trip.contributors);
  /** A trip is never without an owner. */
  const mayLeave =
    session.status === 'user' && people.some(({ id, is_owner: owns }) => owns && id !== session.user?.id);
  const remove = ({ id, name }: Contributor) =>
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
        {people.map((person) => (
          <li key={person.id}>
            <span>
              <strong>{person.name}</strong>
              {person.id === session.user?.id ? ' (you)' : ''}
              {person.email ? <small>{person.email}</small> : null}
            </span>
            {role === 'owner' && person.id !== session.user?.id ? (
              <PartOf person={person} />
            ) : (
              <span className={styles['role']}>{person.is_owner ? 'Owner' : 'Plans along'}</span>
            )}
            {role === 'owner' && !person.is_owner ? (
              <Button look="quiet" size="small" onClick={() => void remove(person)}>
                Remove {person.name}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {canEdit && session.status === 'user' ? <MailInvitation trip={trip.slug} /> : null}
      {role === 'contributor' || (role === 'owner' && mayLeave) ? <Leave /> : null}
    </Section>
  );
}
