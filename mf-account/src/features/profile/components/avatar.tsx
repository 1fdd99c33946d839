import { initialsOf } from '../domain/initials.ts';
import styles from './avatar.module.css';

/** The person's picture, else their initials. Their name stands beside it. */
export function Avatar({ name, picture }: { name: string; picture: string | null }) {
  return (
    <span className={styles['avatar']} aria-hidden="true">
      {picture ? <img src={picture} alt="" width={88} height={88} /> : initialsOf(name)}
    </span>
  );
}
