import { command, type Db } from '@tabi/postgres';

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

const insert = command<ContactMessage & { now: Date }>(
  'contact-messages.insert',
  `INSERT INTO contact_messages (name, email, subject, message, created_at)
   VALUES (:name, :email, :subject, :message, :now)`,
);

export const storeMessage = async (
  db: Db,
  { name, email, subject, message }: ContactMessage,
  now: Date,
): Promise<void> => {
  await insert.run(db, { name, email, subject, message, now });
};
