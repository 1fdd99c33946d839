/** The address that was typed into one of the forms, for the others. */
export type KeptEmail = { email: string; keepEmail: (email: string) => void };
