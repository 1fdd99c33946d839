import type { Letter } from '../mail-message.ts';

interface Message {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** To ourselves; answering it answers the one who wrote. */
export const contactMessage = ({ name, email, subject, message }: Message): Letter => ({
  subject: `Message: ${subject}`,
  paragraphs: [message],
  notes: [`From ${name}, ${email}.`],
  replyTo: email,
});
