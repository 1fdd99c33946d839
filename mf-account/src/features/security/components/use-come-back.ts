import { useSearchParams } from '@tabi/shared/router';
import { showFailure, showToast, useAppStateSource } from '@tabi/shared/state';
import { useEffect, useRef } from 'react';
import { useIdentityChanges, type IdentityLine } from '../api/identities.ts';

/** Somebody comes back from a provider with `?link=`: the two are linked, once, and the address forgets it. */
export function useComeBack(lines: readonly IdentityLine[]): void {
  const state = useAppStateSource();
  const { link } = useIdentityChanges();
  const [search, setSearch] = useSearchParams();
  const provider = search.get('link');
  const begun = useRef(false);
  useEffect(() => {
    if (!provider || begun.current) return;
    begun.current = true;
    setSearch({}, { replace: true });
    const label = lines.find((line) => line.provider === provider)?.label ?? provider;
    link(provider).then(
      () => showToast(state, `${label} opens your account now.`),
      (problem: unknown) => showFailure(state, problem),
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for the address that the page was opened with
  }, [provider]);
}
