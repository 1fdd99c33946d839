import { classNames } from './class-names.ts';
import styles from './control.module.css';

export type ControlLook = {
  look?: 'plain' | 'pill';
  size?: 'medium' | 'large';
};

/** The look of a field, for what is one without being an `Input`: a combobox of a library, a button that opens a choice. */
export const controlClass = (
  { look = 'plain', size = 'medium', opener = false }: ControlLook & { opener?: boolean } = {},
  extra?: string,
): string =>
  classNames(
    styles['control'],
    look === 'pill' && styles['pill'],
    size === 'large' && styles['large'],
    opener && styles['opener'],
    extra,
  );
