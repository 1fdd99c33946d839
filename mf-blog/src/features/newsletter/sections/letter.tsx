import { WashBox } from '../../../common/components/wash-box.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

/** What the blog's letter is, and how to get it. */
export const Letter = ({ id, className }: { id: string; className?: string }) => (
  <WashBox
    id={id}
    className={className}
    title="A letter, now and then"
    text="New stories, and what has changed in the places we write about."
  >
    <NewsletterForm />
  </WashBox>
);
