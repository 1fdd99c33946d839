import { TextPage } from '../../layout/text-page.tsx';
import { KeptPages } from './components/kept-pages.tsx';
import { TryAgain } from './components/try-again.tsx';

/** Stands in the place of a page that was never opened on this device, while there is no network. */
export function Page() {
  return (
    <TextPage
      title="You are offline"
      lead="There is no network, and this page has not been opened on this device before. What you have looked at opens without one."
    >
      <TryAgain />
      <KeptPages />
    </TextPage>
  );
}
