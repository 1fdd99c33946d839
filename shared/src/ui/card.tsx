import type { HTMLAttributes } from 'react';
import { Link, type LinkProps } from '../router/router.ts';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

type Props = HTMLAttributes<HTMLElement> & {
  /** `plain`: a picture with words under it. `raised`: a sheet of its own. */
  look?: 'plain' | 'raised';
};

/** One thing among many, with at most one `CardLink`. */
export function Card({ look = 'plain', className, ...rest }: Props) {
  return <article {...rest} className={classNames(styles['card'], look === 'raised' && styles['raised'], className)} />;
}

/** The card's name and where it leads: the whole card can be pressed, and lights up as a whole for the keyboard. */
export function CardLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames(styles['link'], className)} />;
}

/** What can be pressed on a card beside its link. */
export function CardActions({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classNames(styles['above'], className)} />;
}
