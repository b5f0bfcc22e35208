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
  /** What the sender wants in the head of a mail, beside the usual. */
  headers: Record<string, string>;
  /** The sender's own number of this message; a repeated send carries the same. */
  messageId: string;
};

/** More than this many messages, and the oldest are forgotten. */
export const INBOX_LIMIT = 500;

let messages: Message[] = [];

/** A message sent again under its number is the same message, as good partners treat it. */
export function keep(message: Omit<Message, "id" | "at">): Message {
  const { kind, to, messageId } = message;
  const same = messages.find((one) => one.kind === kind && one.to === to && one.messageId === messageId);
  if (same) return same;
  const kept = { ...message, id: randomUUID(), at: new Date().toISOString() };
  messages = [kept, ...messages].slice(0, INBOX_LIMIT);
  return kept;
}

/** Newest first; `to` filters by any part of the recipient, without regard to case. */
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
