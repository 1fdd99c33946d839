/** What a mail says, before it is text or HTML. */
export interface Letter {
  subject: string;
  /** Plain sentences; nothing in them is markup. */
  paragraphs: string[];
  /** What to press, after the paragraphs. */
  action?: { label: string; url: string };
  /** Small print under the action. */
  notes?: string[];
  /** Whom an answer reaches; us when left out. */
  replyTo?: string;
  /** Where one press leaves the list (RFC 8058); makes the mail one of a list. */
  unsubscribeUrl?: string;
}
