type Message = {
  kind: "mail" | "sms";
  to: string;
  subject: string;
  text: string;
  messageId: string;
  /** How often it arrived with this id. */
  deliveries: number;
};

/** The newest 500 mails and SMS to one recipient, or to all. */
export async function sentMessages(sandbox: { url: string }, to = ""): Promise<Message[]> {
  const answer = await fetch(`${sandbox.url}/inbox.json?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { messages: Message[] }).messages;
}
