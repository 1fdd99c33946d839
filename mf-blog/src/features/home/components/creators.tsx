import { links } from '@tabi/shared/links';
import { useAppState } from '@tabi/shared/state';
import { ButtonLink } from '@tabi/shared/ui';
import { WashBox } from '../../../common/components/wash-box.tsx';

/** For people who write about their own journeys; only while the marketplace is open. */
export function Creators() {
  const { features } = useAppState();
  if (!features.market_place_enabled) return null;
  return (
    <WashBox
      id="blog-creators"
      title="You write about places?"
      text="Put your days on Tabi, and let others travel them."
    >
      <ButtonLink to={links.influencers()}>Become a creator</ButtonLink>
    </WashBox>
  );
}
