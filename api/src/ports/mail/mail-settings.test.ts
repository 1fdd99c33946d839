import { readConfig } from '../../app/config.ts';

it('writes from the site itself into the outbox when nothing is said', () => {
  expect(readConfig({ PUBLIC_URL: 'https://tabi.example' }).mailSettings).toEqual({
    smtpUrl: undefined,
    from: 'Tabi <hello@tabi.example>',
    contactTo: 'hello@tabi.example',
  });
});

it('takes a server, a sender and a reader', () => {
  const given = {
    SMTP_URL: 'smtp://u:p@mail.example:587',
    MAIL_FROM: 'Tabi <post@tabi.example>',
    CONTACT_TO: 'us@tabi.example',
  };
  expect(readConfig(given).mailSettings).toEqual({
    smtpUrl: 'smtp://u:p@mail.example:587',
    from: 'Tabi <post@tabi.example>',
    contactTo: 'us@tabi.example',
  });
});

it.each([
  [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL must begin with smtp://'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'With SMTP_URL set MAIL_FROM too'],
  [{ MAIL_FROM: 'Tabi' }, 'MAIL_FROM must be an address'],
  [{ CONTACT_TO: 'us' }, 'CONTACT_TO must be one e-mail address.'],
])('says what is wrong with %j', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});
