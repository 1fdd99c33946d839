import { type Db, prepared } from '@tabi/postgres';

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

const insert = prepared(
  'contact-messages.insert',
  'INSERT INTO contact_messages (name, email, subject, message, created_at) VALUES ($1, $2, $3, $4, $5)',
);

export const storeMessage = async (
  db: Db,
  { name, email, subject, message }: ContactMessage,
  now: Date,
): Promise<void> => {
  await insert(db, name, email, subject, message, now);
};
