import { useSignedInCall } from '@tabi/shared/data';
import { dataFile } from '@tabi/shared/links';
import { showFailure, useAppStateSource } from '@tabi/shared/state';

/** What comes is a file to keep: the page stays, and the browser shows the progress. */
function follow(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}

/** Fetches all that is kept of the person. A browser does not say why a file does not come, so the server is asked before. */
export function useDataFile() {
  const call = useSignedInCall();
  const state = useAppStateSource();
  return async (): Promise<void> => {
    try {
      await call('GET /api/user');
      follow(dataFile());
    } catch (failure) {
      showFailure(state, failure);
    }
  };
}
