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
  /** The sender's own id of this message; a repeated send has the same id. */
  messageId: string;
};

/** Above this number the oldest messages are deleted. */
export const INBOX_LIMIT = 500;

let messages: Message[] = [];

/** A message with the same id is stored once, as good partners do. */
export function storeMessage(message: Omit<Message, "id" | "at">): Message {
  const { kind, to, messageId } = message;
  const same = messages.find((one) => one.kind === kind && one.to === to && one.messageId === messageId);
  if (same) return same;
  const stored = { ...message, id: randomUUID(), at: new Date().toISOString() };
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
