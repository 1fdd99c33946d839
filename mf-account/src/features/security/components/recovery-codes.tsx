import { Button, Icon } from '@tabi/shared/ui';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import styles from './recovery-codes.module.css';

const fileOf = (codes: string[]) =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`Recovery codes of Tabi. Each signs in once.\n\n${codes.join('\n')}\n`)}`;

/** New recovery codes, the only time that they are shown. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const [said, setSaid] = useState('');
  const copy = () =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => setSaid('Copied.'),
      () => setSaid('Select the codes and copy them.'),
    );
  return (
    <>
      <p>
        Each of them signs in once when your phone is not at hand. Keep them where you keep your passport: they are
        shown only now.
      </p>
      <ol className={styles['codes']} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles['acts']}>
        <Button onClick={copy}>
          <Icon of={Copy} size={18} />
          Copy
        </Button>
        <a className={styles['file']} href={fileOf(codes)} download="tabi-recovery-codes.txt">
          <Icon of={Download} size={18} />
          Save as a file
        </a>
      </div>
      <p role="status" className={styles['said']}>
        {said}
      </p>
    </>
  );
}
