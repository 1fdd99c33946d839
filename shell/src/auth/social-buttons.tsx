/** Sign in with an account that one has elsewhere; comes back to this page. */
export function SocialButtons() {
  return null;
}
