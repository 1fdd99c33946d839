/** As much of an address as tells it to those who know it, and to nobody else whom the link was passed on to. */
export const maskedEmail = (email: string): string => `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`;
