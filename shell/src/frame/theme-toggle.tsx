import { emit } from '@tabi/shared/events';
import { useAppState, useAppStateSource } from '@tabi/shared/state';
import { Button } from '@tabi/shared/ui';
import { Moon, Sun } from 'lucide-react';
import { rememberTheme } from '../start/preferences.ts';

/** Light or dark; remembered, and known to the server with the next page. */
export function ThemeToggle() {
  const { theme } = useAppState();
  const state = useAppStateSource();
  const other = theme === 'dark' ? 'light' : 'dark';
  const toggle = () => {
    state.theme = other;
    rememberTheme(other);
    emit('shell:theme-changed', { theme: other });
  };
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <Button look="quiet" square aria-label={`Switch to the ${other} theme`} onClick={toggle}>
      <Icon size={20} strokeWidth={1.5} aria-hidden />
    </Button>
  );
}
