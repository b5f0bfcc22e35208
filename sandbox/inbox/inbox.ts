import { randomUUID } from "node:crypto";

export type Message = {
  id: string;
  kind: "mail" | "sms";
  at: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** Additional headers of an email. */
  headers: Record<string, string>;
  attachments: { name: string; type: string; content: string }[];
  /** The sender's own id of this message; a repeated send has the same id. */
  messageId: string;
  /** How often it arrived; it is shown once. */
  deliveries: number;
};

/** Above this number the oldest messages are deleted. */
export const INBOX_LIMIT = 500;

let messages: Message[] = [];

type NewMessage = Omit<Message, "id" | "at" | "deliveries" | "attachments"> & Partial<Pick<Message, "attachments">>;

/** A message with the same id is stored once, as good partners and mail programs do. */
export function storeMessage(message: NewMessage): Message {
  const { kind, to, messageId } = message;
  const same = messages.find((one) => one.kind === kind && one.to === to && one.messageId === messageId);
  if (same) {
    same.deliveries += 1;
    return same;
  }
  const stored = { attachments: [], ...message, deliveries: 1, id: randomUUID(), at: new Date().toISOString() };
  messages = [stored, ...messages].slice(0, INBOX_LIMIT);
  return stored;
}

/** Newest first; `to` filters by any part of the recipient, ignoring case. */
export function listInbox(to = ""): readonly Message[] {
  const wanted = to.trim().toLowerCase();
  return messages.filter((message) => message.to.toLowerCase().includes(wanted));
}

export function findMessage(id: string): Message | undefined {
  return messages.find((message) => message.id === id);
}

export function emptyInbox(): void {
  messages = [];
}
