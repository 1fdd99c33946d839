/** Whether somebody was signed in when this browser was last here: saves guests a question to the server. */
export const wasSignedIn = (): boolean => {
  try {
    return localStorage.getItem('auth') === 'true';
  } catch {
    return true;
  }
};

export const rememberSignedIn = (signedIn: boolean): void => {
  try {
    localStorage.setItem('auth', String(signedIn));
  } catch {
    // Storage may be forbidden; then everybody is asked for.
  }
};
