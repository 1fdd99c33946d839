import { currencyOf } from '@tabi/shared/money';
import { chooseTheme, openCurrencies, useAppState, useAppStateSource } from '@tabi/shared/state';
import { Button } from '@tabi/shared/ui';
import form from './profile-form.module.css';
import { SettingChoice } from './setting-choice.tsx';

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'device', label: 'Match my device' },
] as const;

export function ThemeChoice() {
  const { theme, followsDevice } = useAppState();
  const state = useAppStateSource();
  return (
    <SettingChoice
      label="Theme"
      labelHidden
      name="theme"
      options={themes}
      chosen={followsDevice ? 'device' : theme}
      choose={(value) => chooseTheme(state, value)}
    />
  );
}

const motions = [
  { value: 'device', label: 'Match my device' },
  { value: 'reduced', label: 'As little as possible' },
] as const;

export function MotionChoice() {
  const { motion } = useAppState();
  const state = useAppStateSource();
  return (
    <SettingChoice
      label="Motion"
      labelHidden
      name="motion"
      options={motions}
      chosen={motion}
      choose={(value) => (state.motion = value)}
    />
  );
}

export function CurrencyChoice() {
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
