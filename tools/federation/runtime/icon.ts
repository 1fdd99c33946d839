import { createElement, type ReactElement } from 'react';

type Props = { size?: number; strokeWidth?: number; className?: string; 'aria-hidden'?: boolean };

/** A component that draws one path as the icon family draws: lines of its own colour, in a square of 24. Sizes in pixels. */
export const iconOf =
  (d: string) =>
  ({ size = 24, strokeWidth = 2, ...more }: Props): ReactElement =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...more,
      },
      createElement('path', { d }),
    );
