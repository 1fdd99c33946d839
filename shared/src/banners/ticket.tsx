import type { Banner } from '../contracts/site.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { PartnerFrame } from './partner-frame.tsx';
import styles from './ticket.module.css';

type Props = {
  label: string;
  title: string;
  text: string;
  /** Undefined while it is not known: the words stand already. */
  banner: Banner | undefined;
  /** On the button to the partner. */
  partner: string;
  /** On the button that stays with Tabi, where there is no partner. */
  own: string;
  /** What that button does. */
  plan: () => void;
};

const hostOf = (url: string) => new URL(url).host.replace(/^www\./, '');

function WayOn({ banner, partner, own, plan }: Pick<Props, 'banner' | 'partner' | 'own' | 'plan'>) {
  if (!banner?.url) return <Button onClick={plan}>{own}</Button>;
  return (
    <>
      <a className={buttonClass({})} href={banner.url} target="_blank" rel="sponsored noopener noreferrer">
        {partner}
      </a>
      <p className={styles['note']}>An advertisement. Opens {hostOf(banner.url)} in a new tab.</p>
    </>
  );
}

/** A banner in the shape of a ticket: words on the stub, our own drawing on the rest. */
export function Ticket({ label, title, text, banner, partner, own, plan }: Props) {
  return (
    <aside aria-label={label} className={styles['ticket']}>
      <div className={styles['stub']}>
        <p className={styles['label']}>{label}</p>
        <p className={styles['title']}>{title}</p>
        <p className={styles['text']}>{text}</p>
        <div className={styles['way']}>
          <WayOn banner={banner} partner={partner} own={own} plan={plan} />
        </div>
      </div>
      <div className={styles['view']}>
        {banner ? (
          <Picture picture={banner.picture} alt="" shape="wide" fill sizes="(min-width: 768px) 560px, 100vw" />
        ) : null}
        {banner?.frame_url ? <PartnerFrame url={banner.frame_url} title={partner} /> : null}
      </div>
    </aside>
  );
}
