/** One email to one recipient. */
export type Mail = {
  /** Our id of this email, a UUID; every attempt has the same id. */
  messageId: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Of newsletters and alerts only: where a mail program posts to end them with one click. */
  unsubscribeUrl?: string;
  /** A calendar file that is attached. */
  calendar?: { name: string; content: string } | null;
};
