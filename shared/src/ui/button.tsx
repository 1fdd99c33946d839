import type { ButtonHTMLAttributes, Ref } from 'react';
import { Link, type LinkProps } from '../router/router.ts';
import { classNames } from './class-names.ts';
import styles from './button.module.css';

export type ButtonLook = {
  /** `primary` once in a view. */
  look?: 'primary' | 'secondary' | 'quiet';
  size?: 'small' | 'medium' | 'large';
  wide?: boolean;
  /** Only an icon inside: give it an `aria-label`. */
  square?: boolean;
};

export const buttonClass = ({ look = 'secondary', size = 'medium', wide, square }: ButtonLook, extra?: string) =>
  classNames(styles['button'], styles[look], styles[size], wide && styles['wide'], square && styles['square'], extra);

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonLook & { ref?: Ref<HTMLButtonElement> };

export function Button({ look, size, wide, square, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass({ look, size, wide, square }, className)} {...rest} />;
}

/** A link that looks like a button: for what leads to another page. */
export function ButtonLink({ look, size, wide, square, className, ...rest }: LinkProps & ButtonLook) {
  return <Link className={buttonClass({ look, size, wide, square }, className)} {...rest} />;
}
