import { useState } from 'react';

/** The address that was typed into one of the forms, for the others. */
export type KeptEmail = { read: () => string; keep: (email: string) => void };

/** Nothing on the page follows it, so that typing draws nothing anew. */
export function useKeptEmail(): KeptEmail {
  const [kept] = useState(() => {
    let email = '';
    return { read: () => email, keep: (typed: string) => void (email = typed) };
  });
  return kept;
}
