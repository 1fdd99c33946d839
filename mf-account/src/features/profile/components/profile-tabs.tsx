import { links } from '@tabi/shared/links';
import { NavLink } from '@tabi/shared/router';
import styles from './profile-tabs.module.css';

const tabs = [
  { to: links.profile(), label: 'Account' },
  { to: links.emailPreferences(), label: 'Email preferences' },
  { to: links.otherPreferences(), label: 'Other preferences' },
];

export function ProfileTabs() {
  return (
    <nav aria-label="Profile" className={styles['tabs']}>
      <ul>
        {tabs.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end className={styles['tab']}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
