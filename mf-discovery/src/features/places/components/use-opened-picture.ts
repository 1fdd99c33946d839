import { useLocation, useNavigate } from '@tabi/shared/router';
import { useState } from 'react';

type Opened = { picture?: { of: string; index: number } } | null;

/** Which picture of a gallery is open: an entry of the browser's history, so that Back closes it instead of leaving the page. */
export function useOpenedPicture(of: string) {
  const { pathname, search, hash, state } = useLocation() as ReturnType<typeof useLocation> & { state: Opened };
  const navigate = useNavigate();
  // A page that is loaded anew keeps its entry's state, and begins with its pictures closed.
  const [closed, setClosed] = useState(true);
  const entry = state?.picture?.of === of ? state.picture.index : null;
  return {
    opened: closed ? null : entry,
    open: (index: number) => {
      setClosed(false);
      void navigate({ pathname, search, hash }, { state: { ...state, picture: { of, index } } });
    },
    close: () => {
      setClosed(true);
      void navigate(-1);
    },
  };
}
