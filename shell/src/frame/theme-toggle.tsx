import { chooseTheme, useAppState, useAppStateSource } from '@tabi/shared/state';
import { Button, Checkbox, Icon } from '@tabi/shared/ui';
import { Moon, Sun } from 'lucide-react';
import styles from './theme-toggle.module.css';

/** The theme now, and how to change to the other. */
function useTheme() {
  const { theme } = useAppState();
  const state = useAppStateSource();
  const other = theme === 'dark' ? 'light' : 'dark';
  const toggle = () => chooseTheme(state, other);
  return { theme, other, toggle };
}

/** In the bar: one icon. */
export function ThemeToggle() {
  const { theme, other, toggle } = useTheme();
  return (
    <Button look="quiet" square aria-label={`Switch to the ${other} theme`} onClick={toggle}>
      <Icon of={theme === 'dark' ? Sun : Moon} />
    </Button>
  );
}

/** In the footer: a switch that says what it is, and who would rather leave it to the device. */
export function ThemeChoice() {
  const { theme, toggle } = useTheme();
  const { followsDevice } = useAppState();
  const state = useAppStateSource();
  return (
    <>
      <button type="button" role="switch" aria-checked={theme === 'dark'} className={styles['switch']} onClick={toggle}>
        <span aria-hidden="true" className={styles['track']} />
        Dark theme
      </button>
      <Checkbox
        className={styles['device']}
        label="Match my device"
        checked={followsDevice}
        onChange={() => chooseTheme(state, followsDevice ? theme : 'device')}
      />
    </>
  );
}
