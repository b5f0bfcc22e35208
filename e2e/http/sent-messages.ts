import { vi } from "vitest";
import { gatewayAddress } from "../steps/payment-gateway.ts";

type Message = { text: string; html: string; headers: Record<string, string> };

/** The messages that the sandbox has for a contact, newest first. */
export async function messagesTo(contact: string): Promise<Message[]> {
  const answer = await fetch(gatewayAddress(`/inbox.json?to=${encodeURIComponent(contact)}`));
  return ((await answer.json()) as { messages: Message[] }).messages;
}

/** What a message to a contact contains, as soon as it has been sent. */
async function sentTo(contact: string, pattern: RegExp): Promise<string> {
  const find = async () => {
    const texts = (await messagesTo(contact)).map(({ text, html }) => `${text} ${html}`);
    const found = texts.map((text) => pattern.exec(text)?.[0]).find((each) => each !== undefined);
    if (found === undefined) throw new Error(`No message to ${contact} contains ${pattern}`);
    return found;
  };
  return vi.waitFor(find, { timeout: 60_000, interval: 200 });
}

export const codeSentTo = (contact: string) => sentTo(contact, /(?<![\d#.])\d{6}(?!\d)/);

/** The path of a link, such as that of `newsletter`. */
export const linkSentTo = (contact: string, page: string) =>
  sentTo(contact, new RegExp(`/(en|ar)/${page}[A-Za-z0-9_/?=.-]+`));

/** The address of a booking in the mail about it, which opens it in any browser. */
export const orderLinkSentTo = (contact: string) => sentTo(contact, /http\S+access=[^\s"<]+/);
