export function NewsletterForm() {
  return <p>NewsletterForm</p>;
}
