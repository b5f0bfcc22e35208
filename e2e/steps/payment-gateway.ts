import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FrameLocator, Page } from "@playwright/test";
import { addressOf } from "./address.ts";

export type FrameMessage = { origin: string; type: string; [more: string]: unknown };

export const gatewayAddress = (path: string) => `http://127.0.0.1:${process.env.SANDBOX_PORT}${path}`;

type FrameOptions = {
  language: "en" | "ar";
  brand?: string;
  cards?: string;
  part?: "fields" | "wallet";
  origin?: string;
};

/** Opens a page that contains only a frame of the gateway and collects its messages. */
export async function openFrame(page: Page, options: FrameOptions): Promise<FrameLocator> {
  const { language, brand = "mabeet", cards = "visa,mada", part = "fields" } = options;
  const merchant = await openMerchant(page, brand, (origin) => {
    const query = { lang: language, brand, cards, origin: options.origin ?? origin };
    const frame = gatewayAddress(`/card/${part}?${new URLSearchParams(query)}`).replaceAll("&", "&amp;");
    return `<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1>
      <iframe title="Card" src="${frame}" style="inline-size:100%;block-size:700px;border:0"></iframe><button>Pay</button>
      </main><script>messages = []; addEventListener("message", ({ origin, data }) => messages.push({ origin, ...data }))</script>`;
  });
  await page.goto(merchant);
  return page.frameLocator("iframe");
}

/** Chromium asks for permission before a synthetic page reaches this machine, so a real server serves the page. */
async function openMerchant(page: Page, brand: string, draw: (origin: string) => string): Promise<string> {
  const server = createServer((request, response) => {
    const html = request.url === "/" ? draw(`http://${request.headers.host}`) : "";
    response.writeHead(html ? 200 : 204, { "content-type": "text/html; charset=utf-8" }).end(html || undefined);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  page.once("close", () => server.close().closeAllConnections());
  return `http://${brand}-sa.localhost:${(server.address() as AddressInfo).port}/`;
}

/** All messages the frame has posted to the page so far. */
export function messagesFromFrame(page: Page): Promise<FrameMessage[]> {
  return page.evaluate(() => (globalThis as unknown as { messages: FrameMessage[] }).messages);
}

/** The page requests a token from the frame, as the Pay button would. */
export function askForToken(page: Page, id: string): Promise<void> {
  const target = gatewayAddress("");
  return page.evaluate(
    ([name, origin]) =>
      document.querySelector("iframe")?.contentWindow?.postMessage({ type: "tokenise", id: name }, origin ?? ""),
    [id, target],
  ) as Promise<void>;
}

/** Begins a payment with a challenge through the gateway's API; returns its id and the bank's page. */
export async function aChallenge(page: Page, language: "en" | "ar", returnUrl: string) {
  const card = { number: "4000 0000 0000 3220", expiry: "12/40", code: "123", holder: "NORA ALI" };
  const { token } = await (await page.request.post(gatewayAddress("/card/tokens"), { data: card })).json();
  const id = randomUUID();
  const urls = { returnUrl, webhookUrl: addressOf("mabeet-sa", "/nowhere") };
  const begun = await page.request.post(gatewayAddress("/card/payments"), {
    headers: { authorization: "Bearer only-for-demo-and-test-payments" },
    data: { id, amount: 125_000, currency: "SAR", token, language, ...urls },
  });
  return { id, redirectUrl: String((await begun.json()).redirectUrl) };
}
