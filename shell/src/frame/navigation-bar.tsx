import { links } from '@tabi/shared/links';
import { NavLink } from '@tabi/shared/router';

export function NavigationBar() {
  return (
    <header>
      <nav aria-label="Main">
        <NavLink to={links.home()}>Tabi</NavLink> <NavLink to={links.destinations()}>Destinations</NavLink> <NavLink to={links.blog()}>Blog</NavLink>{' '}
        <NavLink to={links.aboutUs()}>About us</NavLink>
      </nav>
    </header>
  );
}
