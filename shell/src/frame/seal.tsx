/** Tabi's mark: a sun over mountains in a seal. */
export function Seal({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <rect width="64" height="64" rx="14" fill="var(--red)" />
      <circle cx="42" cy="23" r="8" fill="var(--paper)" />
      <path d="M8 50 24 27l10 13 6-7 16 17z" fill="var(--paper)" />
    </svg>
  );
}
