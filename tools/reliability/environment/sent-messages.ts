type Message = { kind: "mail" | "sms"; to: string; subject: string; text: string; messageId: string };

/** What mail and SMS partners hold for somebody, or for everybody; the newest 500. */
export async function sentMessages(sandbox: { url: string }, to = ""): Promise<Message[]> {
  const answer = await fetch(`${sandbox.url}/inbox.json?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { messages: Message[] }).messages;
}
