import type { CountryGuide, OwnGuide } from '@tabi/shared/contracts/guides';
import { formatMonth } from '@tabi/shared/format';
import { formatEmergency, formatGettingAbout, formatPower } from '../domain/guide-words.ts';
import { Rows } from './rows.tsx';
import styles from './local-guide.module.css';

type Props = { country: CountryGuide; countryName: string; own: OwnGuide | null };

const both = (first: string, second: string | null | undefined): string => [first, second].filter(Boolean).join(' ');

/** The same rows for every destination: what one must know of its country, with what is particular to it. */
export function PracticalFacts({ country, countryName, own }: Props) {
  const facts: [name: string, text: string][] = [
    ['Entry', country.entry],
    ['Safety', both(country.safety, own?.safety)],
    ['Emergency numbers', `${formatEmergency(country.emergency)}.`],
    ['Getting about', own ? formatGettingAbout(own.getting_about) : ''],
    ['Money', both(country.money, country.tipping)],
    ['Power', `${formatPower(country.power)}.`],
    ['Tap water', country.water.text],
    ['Phone and internet', country.connectivity],
    ['Dress and manners', both(own?.etiquette ?? '', country.etiquette)],
    ['Access', own?.accessibility ?? country.accessibility],
    ['Laws', country.laws],
  ];
  return (
    <section aria-labelledby="practical" className={styles['facts']}>
      <h3 id="practical" className={styles['subtitle']}>
        Practical facts
      </h3>
      <Rows
        columns
        what="facts"
        rows={facts.filter(([, text]) => text).map(([name, text]) => ({ key: name, name, text }))}
      />
      <p className={styles['note']}>
        {countryName}: checked in {formatMonth(country.checked)}
        {own && own.checked !== country.checked ? `; what is particular here: in ${formatMonth(own.checked)}` : ''}.
        Rules change; ask your own government before you go.
      </p>
    </section>
  );
}
