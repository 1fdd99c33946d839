import type { ComponentType } from 'react';

type Drawing = ComponentType<{ size?: number; strokeWidth?: number; className?: string; 'aria-hidden'?: boolean }>;

/** A drawing of the icon family beside the words that it stands for. Sizes in pixels. */
export function Icon({ of: Shape, size = 20, className }: { of: Drawing; size?: number; className?: string }) {
  return <Shape size={size} strokeWidth={1.5} className={className} aria-hidden />;
}
