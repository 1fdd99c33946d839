import { ListSignup } from '@tabi/shared/lists';

/** Joins the blog's letter. */
export const NewsletterForm = () => (
  <ListSignup
    list="blog"
    button="Sign up"
    thanks={{
      title: 'Thanks for signing up for our Newsletter!',
      text: "You'll be the first to know about all the travel tips in Asia, make sure they don't go to spam!",
    }}
  />
);
