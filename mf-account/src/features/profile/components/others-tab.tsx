import type { User } from '@tabi/shared/contracts/people';
import { FORM_ERROR } from '@tabi/shared/forms';
import { useState } from 'react';
import { useAccount } from '../api/account.ts';
import { ProfileSection } from '../../../common/components/profile-section.tsx';
import { FormatChoicesForm } from './format-choices.tsx';
import { HomeCity } from './home-city.tsx';
import { CurrencyChoice, MotionChoice, ThemeChoice } from './look-choices.tsx';
import { TimeZonePicker } from './time-zone-picker.tsx';
import form from './profile-form.module.css';

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

/** How the site looks and counts. What is chosen counts at once, here and wherever its owner signs in. */
export function OthersTab({ user }: { user: Readonly<User> }) {
  return (
    <>
      <ProfileSection title="Theme" text="By day, by night, or as your device goes.">
        <ThemeChoice />
      </ProfileSection>
      <ProfileSection title="Motion" text="Things move to show where they come from. They need not.">
        <MotionChoice />
      </ProfileSection>
      <ProfileSection title="Currency" text="Prices everywhere on Tabi follow it.">
        <CurrencyChoice />
      </ProfileSection>
      <ProfileSection title="Distances and times" text="How itineraries, opening hours and calendars tell them.">
        <FormatChoicesForm />
      </ProfileSection>
      <ProfileSection title="Home" text="Your trips begin there unless you name another city.">
        <HomeCity user={user} />
      </ProfileSection>
      <ProfileSection title="Time zone" text="When something happened to your account is told by it.">
        <ZoneChoice user={user} />
      </ProfileSection>
    </>
  );
}
