import { gatewayAddress } from "./payment-gateway.ts";
import { expect } from "./test.ts";

type Message = { kind: "mail" | "sms"; subject: string; text: string; html: string };

/** The messages sent to one contact or to all, newest first, from the sandbox. */
async function messages(contact?: string): Promise<Message[]> {
  const to = contact === undefined ? "" : `?to=${encodeURIComponent(contact)}`;
  return (await (await fetch(gatewayAddress(`/inbox.json${to}`))).json()).messages;
}

async function untilFound(find: () => Promise<string | undefined>): Promise<string> {
  let found: string | undefined;
  const isReceived = async () => {
    found = await find();
    return found !== undefined;
  };
  await expect.poll(isReceived, { timeout: 30_000 }).toBe(true);
  return found ?? "";
}

const firstIn = (contact: string, pattern: RegExp, isFresh = (_found: string) => true) =>
  untilFound(async () => {
    const texts = (await messages(contact)).map(({ text, html }) => `${text} ${html}`);
    return texts.map((text) => pattern.exec(text)?.[0]).find((found) => found && isFresh(found));
  });

const usedCodes = new Set<string>();

/** The newest code sent to a contact. A code returned before is skipped, because the new one may not have arrived yet. */
export async function codeSentTo(contact: string): Promise<string> {
  const code = await firstIn(contact, /(?<![\d#.])\d{6}(?!\d)/, (found) => !usedCodes.has(contact + found));
  usedCodes.add(contact + code);
  return code;
}

/** The path of the link in the newest mail that has one, such as `/reset-password/…`. */
export async function linkSentTo(contact: string, page: string): Promise<string> {
  return firstIn(contact, new RegExp(`/(en|ar)/${page}[A-Za-z0-9_/?=.-]+`));
}

/** The email about an order, as HTML. */
export const mailAbout = (orderNumber: string) =>
  untilFound(async () => (await messages()).find(({ html, text }) => html && text.includes(orderNumber))?.html);

/** The link to an order in the mail about it. */
export const mailedLink = (orderNumber: string) =>
  untilFound(async () => {
    const mail = (await messages()).find(({ text }) => text.includes(orderNumber) && text.includes("\n"));
    return /http\S+access=\S+/.exec(mail?.text ?? "")?.[0];
  });

/** The path of the link in the SMS to the host of an order. */
export const hostLink = (orderNumber: string) =>
  untilFound(async () => {
    const texts = (await messages()).map(({ text }) => text);
    const pattern = new RegExp(`/(en|ar)/host/order/${orderNumber}\\?access=\\S+`);
    return texts.map((text) => pattern.exec(text)?.[0]).find((link) => link !== undefined);
  });
