import type { User } from '@tabi/shared/contracts/people';
import { FORM_ERROR } from '@tabi/shared/forms';
import { Button } from '@tabi/shared/ui';
import { Combobox } from '@tabi/shared/ui-overlay';
import { useState } from 'react';
import { useAccount } from '../api/account.ts';
import { useCitiesLike } from '../api/cities.ts';
import form from './profile-form.module.css';

/** The city that trips begin in unless another one is named; saved as soon as it is picked. */
export function HomeCity({ user }: { user: Readonly<User> }) {
  const { setHomeCity } = useAccount();
  const home = user.setting.home_city ?? null;
  /** Null while the home that is known stands there. */
  const [text, setText] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const cities = useCitiesLike(text ?? '');
  const set = async (id: number | null) => {
    setSaid('');
    const refusal = await setHomeCity(id);
    setWrong(refusal && String(refusal['home_city_id'] ?? refusal[FORM_ERROR]));
    if (refusal) return;
    setText(null);
    setSaid(id === null ? 'Trips begin nowhere in particular now.' : 'Saved.');
  };
  return (
    <div className={form['facts']}>
      <Combobox
        label="Home city"
        placeholder="Your city"
        text={text ?? home?.name ?? ''}
        onText={setText}
        options={cities.map((city) => ({ value: String(city.id), label: city.name, detail: city.country_name }))}
        onPick={({ value }) => void set(Number(value))}
        error={wrong}
      />
      {home ? (
        <Button look="quiet" onClick={() => void set(null)}>
          Forget {home.name}
        </Button>
      ) : null}
      <p role="status" className={form['good']}>
        {said}
      </p>
    </div>
  );
}
