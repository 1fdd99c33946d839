import { invalid } from '../../../http/http-error.ts';

/** @throws HttpError 422 for a zone that is not in the IANA list */
export function checkTimeZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    throw invalid('timezone', 'This time zone does not exist.');
  }
}
