import { useSearchParams } from '@tabi/shared/router';

/** The name that the address searches for, and how to search for another; what else narrows the list stays. */
export function useNameSearch() {
  const [params, setParams] = useSearchParams();
  const search = (text: string) => {
    const next = new URLSearchParams(params);
    if (text) next.set('name', text);
    else next.delete('name');
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return { name: params.get('name')?.trim() ?? '', search };
}
