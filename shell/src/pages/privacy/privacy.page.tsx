import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { TextPage } from '../../layout/text-page.tsx';

/** What Tabi knows about people, in words that are true of what the software does. */
export function Page() {
  return (
    <TextPage title="Privacy" lead="What Tabi keeps about you, why, and how to take it away again. It is not much.">
      <h2>Without an account</h2>
      <p>
        Your browser gets a random number in a cookie (USER-UUID). It is how trips that you plan without an account stay
        yours. It says nothing about who you are, and nobody else is given it.
      </p>
      <h2>With an account</h2>
      <p>
        We keep your name, your e-mail address, your time zone, your picture and what else you set, and your password as
        a salted hash that cannot be turned back. Beside them stand your trips, wishlists and reviews. Reviews show your
        name and picture to everybody; trips show to whom you share them with.
      </p>
      <h2>What is counted</h2>
      <p>
        A visit is counted after three seconds on a page, with the town that your network suggests, so that we know what
        people look for. There is no analytics service of anybody else, no advertising network and no tracking pixel.
        Where a partner’s search form or link is shown, it is marked as an advertisement, and nothing of the partner’s
        loads before you come to it.
      </p>
      <h2>Cookies and storage</h2>
      <ul>
        <li>USER-UUID: which trips are yours.</li>
        <li>XSRF-TOKEN: that a change really comes from a page of ours.</li>
        <li>The session: that you are signed in. It ends when you sign out.</li>
        <li>
          user-theme, currency, units, clock, week-start, motion, device, XSRF-USER_LOCATION: how pages should look to
          you.
        </li>
      </ul>
      <p>
        Your browser itself keeps the pages you have looked at, so that they open without a network, and a trip that you
        have begun to fill in. Private pages leave it when you sign out.
      </p>
      <p>All of this is needed for what you ask for, so there is no banner to click away.</p>
      <h2>E-mail</h2>
      <p>
        We write when you ask us to: to confirm an address, to set a new password, to invite a fellow traveller, and to
        lists that you joined and confirmed. Every mail of a list ends with a link that takes you off it at once.
      </p>
      <h2>Taking it away</h2>
      <p>
        Deleting your account in your <Link to={links.profile()}>profile</Link> removes what is personal for good. Trips
        shared with others stay with them, without your name. Questions go through{' '}
        <Link to={links.contactUs()}>the contact page</Link>.
      </p>
    </TextPage>
  );
}
