import { createContext } from 'react';

/** The form element that fields and buttons belong to, where they do not stand in it. */
export const FormIdContext = createContext<string | undefined>(undefined);
