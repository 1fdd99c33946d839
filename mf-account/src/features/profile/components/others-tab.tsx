import type { User } from '@tabi/shared/contracts/people';
import { FORM_ERROR } from '@tabi/shared/forms';
import { currencyOf } from '@tabi/shared/money';
import { chooseTheme, openCurrencies, useAppState, useAppStateSource } from '@tabi/shared/state';
import { Button, ChoiceGroup, Radio } from '@tabi/shared/ui';
import { useState } from 'react';
import { useAccount } from '../api/account.ts';
import { ProfileSection } from '../../../common/components/profile-section.tsx';
import { TimeZonePicker } from './time-zone-picker.tsx';
import form from './profile-form.module.css';

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'device', label: 'Match my device' },
] as const;

function ThemeChoice() {
  const { theme, followsDevice } = useAppState();
  const chosen = followsDevice ? 'device' : theme;
  const state = useAppStateSource();
  return (
    <ChoiceGroup label="Theme" labelHidden role="radiogroup" layout="wrap">
      {themes.map(({ value, label }) => (
        <Radio
          key={value}
          look="card"
          name="theme"
          label={label}
          checked={chosen === value}
          onChange={() => chooseTheme(state, value)}
        />
      ))}
    </ChoiceGroup>
  );
}

function CurrencyChoice() {
  const { currency } = useAppState();
  const state = useAppStateSource();
  const known = currencyOf(currency);
  return (
    <div className={form['facts']}>
      <p>
        <strong>
          {known?.name ?? currency} ({known?.symbol ?? currency})
        </strong>
      </p>
      <Button aria-haspopup="dialog" onClick={() => openCurrencies(state)}>
        Change the currency
      </Button>
    </div>
  );
}

/** Saved as soon as it is chosen. */
function ZoneChoice({ user }: { user: Readonly<User> }) {
  const { change } = useAccount();
  const [saved, setSaved] = useState(false);
  const [wrong, setWrong] = useState<string | undefined>();
  const choose = async (timezone: string) => {
    setSaved(false);
    const refusal = await change({ timezone });
    setWrong(refusal && String(refusal['timezone'] ?? refusal[FORM_ERROR]));
    setSaved(!refusal);
  };
  return (
    <>
      <TimeZonePicker zone={user.setting.timeZone} choose={(zone) => void choose(zone)} wrong={wrong} />
      <p role="status" className={form['good']}>
        {saved ? 'Saved.' : null}
      </p>
    </>
  );
}

/** How the site looks and counts. What is chosen counts at once. */
export function OthersTab({ user }: { user: Readonly<User> }) {
  return (
    <>
      <ProfileSection title="Theme" text="Kept in this browser.">
        <ThemeChoice />
      </ProfileSection>
      <ProfileSection title="Currency" text="Prices everywhere on Tabi follow it. Kept in this browser.">
        <CurrencyChoice />
      </ProfileSection>
      <ProfileSection title="Time zone" text="Kept in your account.">
        <ZoneChoice user={user} />
      </ProfileSection>
    </>
  );
}
