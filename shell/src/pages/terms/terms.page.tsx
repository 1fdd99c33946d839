import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { TextPage } from '../../layout/text-page.tsx';

/** What people and Tabi may expect of each other. */
export function Page() {
  return (
    <TextPage title="Terms" lead="What you may expect of Tabi, and what we ask of you. Short, because it can be.">
      <h2>What Tabi is</h2>
      <p>
        Tabi helps you plan days. It knows opening hours, distances and how long people stay, and puts them together as
        well as it can. It does not sell tickets, rooms or tours, and is no travel agency. Where something is booked
        with a partner, the contract is between you and the partner.
      </p>
      <h2>How far to trust a plan</h2>
      <p>
        Places close for a wedding, a strike or a typhoon, and no list knows every one of them. Hours marked as typical
        are what is usual there; hours marked as official were published by the place. Ways are estimates where no
        routing service is connected. Check what matters before you go: visas, health, safety, the last boat back.
      </p>
      <h2>What is yours</h2>
      <p>
        Your trips and texts stay yours. What you publish, a review or a shared trip, you let us show on Tabi for as
        long as you leave it there.
      </p>
      <h2>What we ask</h2>
      <ul>
        <li>Write about what you have seen yourself, and about people as you would to their face.</li>
        <li>Upload only pictures that are yours to give.</li>
        <li>Do not try to read or change what belongs to others, and do not flood the service.</li>
      </ul>
      <p>What breaks these rules may be removed, and an account that keeps breaking them closed.</p>
      <h2>What is others’</h2>
      <p>
        Place names, coordinates, rates and maps come from open sources with licences of their own:{' '}
        <Link to={links.credits()}>the credits</Link> name them all. Texts and drawings are ours.
      </p>
    </TextPage>
  );
}
