import { createContext, useContext, type ReactNode } from 'react';
import { formatsOf, usualFormats, type Formats } from '../format/formats.ts';
import { useAppState } from './app-state-context.ts';

const FormatsContext = createContext(formatsOf(usualFormats));

/** How times, distances and weeks are told to this visitor; whoever renders by it follows a change at once. */
export const useFormats = (): Formats => useContext(FormatsContext);

/** Once for the page: its many rows read it without a subscription of their own. */
export function FormatsProvider({ children }: { children: ReactNode }) {
  const { formats, session } = useAppState();
  return <FormatsContext value={formatsOf(formats, session.user?.setting.timeZone)}>{children}</FormatsContext>;
}
