import { tripFile, type TripFile } from '@tabi/shared/links';
import styles from './take-files.module.css';

const files: [TripFile, string][] = [
  ['pdf', 'Booklet'],
  ['ics', 'Calendar'],
  ['gpx', 'GPX'],
  ['kml', 'KML'],
];

/** The trip as files, for other apps; plain links, which work without a script. */
export function TakeFiles({ slug, token }: { slug: string; token: string | null }) {
  return (
    <p className={styles['files']}>
      Take it along:
      {files.map(([file, name]) => (
        <a key={file} href={tripFile(slug, file, token ? { token } : {})} download>
          {name}
        </a>
      ))}
    </p>
  );
}
