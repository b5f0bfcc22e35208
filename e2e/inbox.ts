import { expect } from "@playwright/test";
import { gatewayAddress } from "./gateway.ts";

/** The link to an order in the mail about it, once the mail has come. */
export async function mailedLink(orderNumber: string): Promise<string> {
  const found = async () => {
    const { messages } = (await (await fetch(gatewayAddress("/inbox.json"))).json()) as {
      messages: { text: string }[];
    };
    const mail = messages.find(({ text }) => text.includes(orderNumber) && text.includes("\n"));
    return /http\S+access=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  };
  await expect.poll(found, { timeout: 30_000 }).not.toBe("");
  return found();
}
